import type { CreatorFilters, FigureRange } from '@questboard/domain'

/** The filters of the search for creators, as stored in the URL. */
export type Range = FigureRange
export type SearchFilters = CreatorFilters

const many = ['sizes', 'languages', 'countries', 'platforms', 'affiliations', 'games', 'lists'] as const
const ranges = ['followers', 'viewers', 'views'] as const

export const searchSorts = {
  followers: 'Most followers',
  viewers: 'Most viewers',
  views: 'Most views',
  newest: 'Newest',
} as const
export type SearchSort = keyof typeof searchSorts

const isSort = (word: string): word is SearchSort => Object.hasOwn(searchSorts, word)
export const readSort = (params: URLSearchParams): SearchSort => {
  const word = params.get('sort') ?? ''
  return isSort(word) ? word : 'followers'
}

const numberOf = (text: string | undefined): number | null => {
  const number = Number(text)
  return text === undefined || text.trim() === '' || !Number.isInteger(number) || number < 0 ? null : number
}

const readRange = (written: string | null): Range => {
  const [from, to] = (written ?? '').split('..')
  return { from: numberOf(from), to: numberOf(to) }
}

const readMany = (written: string | null): readonly string[] => (written ?? '').split(',').filter(Boolean)

export const readFilters = (params: URLSearchParams): SearchFilters => ({
  name: params.get('name') ?? '',
  sizes: readMany(params.get('sizes')),
  languages: readMany(params.get('languages')),
  countries: readMany(params.get('countries')),
  platforms: readMany(params.get('platforms')),
  affiliations: readMany(params.get('affiliations')),
  games: readMany(params.get('games')),
  lists: readMany(params.get('lists')),
  followers: readRange(params.get('followers')),
  viewers: readRange(params.get('viewers')),
  views: readRange(params.get('views')),
  eligible: params.has('eligible'),
  uninvited: params.has('uninvited'),
})

const writeRange = ({ from, to }: Range): string =>
  from === null && to === null ? '' : `${from ?? ''}..${to ?? ''}`

/** Empty filters are removed from the URL. Other parameters stay. */
export const writeFilters = (params: URLSearchParams, filters: SearchFilters): URLSearchParams => {
  const written: Record<string, string> = {
    name: filters.name,
    eligible: filters.eligible ? 'yes' : '',
    uninvited: filters.uninvited ? 'yes' : '',
    ...Object.fromEntries(many.map((key) => [key, filters[key].join(',')])),
    ...Object.fromEntries(ranges.map((key) => [key, writeRange(filters[key])])),
  }
  const after = new URLSearchParams(params)
  for (const [key, value] of Object.entries(written)) {
    if (value === '') after.delete(key)
    else after.set(key, value)
  }
  return after
}

export const isUnfiltered = (filters: SearchFilters): boolean =>
  writeFilters(new URLSearchParams(), filters).size === 0
