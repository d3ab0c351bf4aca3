import type { Direction } from './column.ts'

/** Rows without a value come last in both sort directions. */
export const nullsLast = { asc: 'asc_nulls_last', desc: 'desc_nulls_last' } as const satisfies Record<
  Direction,
  string
>
