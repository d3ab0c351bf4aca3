import type { Channel_Period_Bool_Exp, Channel_Period_Order_By } from '../../generated/inputs.ts'
import { nullsLast } from '../../tables/nullsLast.ts'

/** Columns whose value is never null. */
const known = ['views', 'hours_watched', 'views_per_item'] as const
export const sortedBy = [...known, 'average_ccv', 'followers', 'followers_gained'] as const
export type SortedBy = (typeof sortedBy)[number]

const isKnown = (column: SortedBy): boolean => known.some((one) => one === column)

export type Sort = { readonly column: SortedBy; readonly direction: 'asc' | 'desc' }
export type Place = Sort & { readonly value: number | null; readonly id: string }

/** Sorts columns that can be null with nulls last, as the indexes do. */
export const sortWords = ({ column, direction }: Sort): Channel_Period_Order_By => ({
  [column]: isKnown(column) ? direction : nullsLast[direction],
})

/** Selects the rows after a given row. Rows without a value come last. Pages load quickly, even far down the list. */
export const afterRow = ({ column, direction, value, id }: Place): Channel_Period_Bool_Exp => {
  if (value === null) return { [column]: { _is_null: true }, connection_id: { _gt: id } }
  const alike: Channel_Period_Bool_Exp = { [column]: { _eq: value }, connection_id: { _gt: id } }
  const beyond = direction === 'desc' ? { [column]: { _lt: value } } : { [column]: { _gt: value } }
  if (!isKnown(column)) return { _or: [alike, beyond, { [column]: { _is_null: true } }] }
  // This first condition lets Postgres start reading the index at this row.
  const from = direction === 'desc' ? { [column]: { _lte: value } } : { [column]: { _gte: value } }
  return { _and: [from, { _or: [alike, beyond] }] }
}
