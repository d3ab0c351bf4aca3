import { type Filter, readChoice, readDays, writeEnds } from '../../tables/filters.ts'
import type { View } from '../../tables/view.ts'

/** As the address has it, but for what there is no choice of. */
const knownOf = (filter: Filter<unknown>, written: string): string => {
  if (filter.kind === 'choice') return readChoice(filter.choices, written).join(',')
  return filter.kind === 'days' ? writeEnds(readDays(written)) : ''
}

/** What the server is asked for to take out the codes that the table shows: the search and each filter by its name. */
export const exportWish = (
  filters: readonly Filter<unknown>[],
  view: View,
): Readonly<Record<string, string>> => ({
  ...(view.search.trim() !== '' && { q: view.search.trim() }),
  ...Object.fromEntries(
    filters.flatMap((filter) => {
      const known = knownOf(filter, view.filters[filter.id] ?? '')
      return known === '' ? [] : [[filter.id, known]]
    }),
  ),
})
