import type { Channel_Period_Bool_Exp, Channel_Period_Order_By } from '../../generated/inputs.ts'
import { nullsLast } from '../../tables/nullsLast.ts'

/** What is always known: nothing of it is empty. */
const known = ['views', 'hours_watched', 'views_per_item'] as const
export const sortedBy = [...known, 'average_ccv', 'followers', 'followers_gained'] as const
export type SortedBy = (typeof sortedBy)[number]

const isKnown = (column: SortedBy): boolean => known.some((one) => one === column)

export type Sort = { readonly column: SortedBy; readonly direction: 'asc' | 'desc' }
export type Place = Sort & { readonly value: number | null; readonly id: string }

/** As the indexes have it: what may be empty stands last. */
export const sortWords = ({ column, direction }: Sort): Channel_Period_Order_By => ({
  [column]: isKnown(column) ? direction : nullsLast[direction],
})

/**
 * What comes after a row in the order of its list, unknown values last: a page that begins so is found at once, however far down
 * it is.
 */
export const afterRow = ({ column, direction, value, id }: Place): Channel_Period_Bool_Exp => {
  if (value === null) return { [column]: { _is_null: true }, connection_id: { _gt: id } }
  const alike: Channel_Period_Bool_Exp = { [column]: { _eq: value }, connection_id: { _gt: id } }
  const beyond = direction === 'desc' ? { [column]: { _lt: value } } : { [column]: { _gt: value } }
  if (!isKnown(column)) return { _or: [alike, beyond, { [column]: { _is_null: true } }] }
  // Said apart, so that the index is entered at the row.
  const from = direction === 'desc' ? { [column]: { _lte: value } } : { [column]: { _gte: value } }
  return { _and: [from, { _or: [alike, beyond] }] }
}
