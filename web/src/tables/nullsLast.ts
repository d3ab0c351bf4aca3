import type { Direction } from './column.ts'

/** Rows without a value stand last, however the others are sorted. */
export const nullsLast = { asc: 'asc_nulls_last', desc: 'desc_nulls_last' } as const satisfies Record<
  Direction,
  string
>
