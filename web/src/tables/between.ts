import type { Range } from './filters.ts'

/** From one figure to another, as the server takes it: what is counted there is whole. */
export const between = ({ from, to }: Range) => ({
  ...(from !== null && { _gte: Math.round(from) }),
  ...(to !== null && { _lte: Math.round(to) }),
})

const inCents = (dollars: number | null): number | null => (dollars === null ? null : dollars * 100)

/** The same of amounts, which are filtered by in dollars. */
export const centsBetween = ({ from, to }: Range) => between({ from: inCents(from), to: inCents(to) })
