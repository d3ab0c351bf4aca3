import {
  type BrowseFilters,
  channelProviderNames,
  platformFamilies,
  platformFamilyNames,
  postTypeNames,
  postTypes,
} from '@questboard/domain'
import type { Choice, Filter } from '../../tables/filters.ts'
import { whereOf } from '../../tables/filters.ts'
import type { View } from '../../tables/view.ts'
import type { Scope } from './scopes.ts'

type Part = BrowseFilters

const platformsOf = (kind: Scope['kind']): readonly Choice[] =>
  kind === 'KEY'
    ? platformFamilies.map((value) => ({ value, label: platformFamilyNames[value] ?? value }))
    : Object.entries(channelProviderNames).map(([value, label]) => ({ value, label }))

export type TagNames = { readonly genres: readonly string[]; readonly tags: readonly string[] }

/** The filters in the menu. `onlyEligible` is next to the menu, where creators see it immediately. */
export const filtersOf = (kind: Scope['kind'], { genres, tags }: TagNames): readonly Filter<Part>[] => [
  {
    kind: 'choice',
    id: 'games',
    title: 'Games',
    choices: [{ value: 'played', label: 'Only games I play' }],
    where: () => ({ played: true }),
  },
  {
    kind: 'choice',
    id: 'platform',
    title: 'Platform',
    choices: platformsOf(kind),
    where: (platforms) => ({ platforms }),
  },
  ...(kind === 'KEY'
    ? []
    : [
        {
          kind: 'choice',
          id: 'content',
          title: 'Content',
          choices: postTypes.map((value) => ({ value, label: postTypeNames[value] })),
          where: (content) => ({ content }),
        } satisfies Filter<Part>,
      ]),
  {
    kind: 'choice',
    id: 'genre',
    title: 'Genre',
    choices: genres.map((value) => ({ value, label: value })),
    where: (names) => ({ genres: names }),
  },
  {
    kind: 'choice',
    id: 'tag',
    title: 'Tag',
    choices: tags.map((value) => ({ value, label: value })),
    where: (names) => ({ tags: names }),
  },
]

export const onlyEligible: Filter<Part> = {
  kind: 'choice',
  id: 'only',
  title: 'Only what I’m eligible for',
  choices: [{ value: 'eligible', label: 'Only what I’m eligible for' }],
  where: () => ({ eligible: true }),
}

/** Combines the search and all filters of the URL. */
export const askedOf = (filters: readonly Filter<Part>[], view: View): BrowseFilters => {
  const words = view.search.trim()
  const parts = [...filters, onlyEligible].map((filter) => whereOf(filter, view.filters[filter.id] ?? ''))
  return Object.assign({}, ...parts, words && { words })
}
