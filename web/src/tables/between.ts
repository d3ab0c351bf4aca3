import type { Range } from './filters.ts'

/** A range filter in the server's format. Counts are integers, so both ends are rounded. */
export const between = ({ from, to }: Range) => ({
  ...(from !== null && { _gte: Math.round(from) }),
  ...(to !== null && { _lte: Math.round(to) }),
})

const inCents = (dollars: number | null): number | null => (dollars === null ? null : dollars * 100)

/** A range filter for amounts, which users enter in dollars. */
export const centsBetween = ({ from, to }: Range) => between({ from: inCents(from), to: inCents(to) })
