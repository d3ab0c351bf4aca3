import type { Direction } from './column.ts'

/** Rows without a value come last, whatever the sort direction. */
export const nullsLast = { asc: 'asc_nulls_last', desc: 'desc_nulls_last' } as const satisfies Record<
  Direction,
  string
>
