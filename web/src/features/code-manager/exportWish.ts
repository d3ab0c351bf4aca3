import { type Filter, readChoice, readDays, writeEnds } from '../../tables/filters.ts'
import type { View } from '../../tables/view.ts'

/** The filter's value from the URL, without unknown options. */
const knownOf = (filter: Filter<unknown>, written: string): string => {
  if (filter.kind === 'choice') return readChoice(filter.choices, written).join(',')
  return filter.kind === 'days' ? writeEnds(readDays(written)) : ''
}

/** Converts the table's search and filters into the export request. */
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
