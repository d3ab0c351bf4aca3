import { expect, it } from 'vitest'
import { askedOf, filtersOf } from './browseFilters.ts'

const asked = (kind: 'KEY' | 'QUEST', filters: Record<string, string>, search = '') =>
  askedOf(filtersOf(kind, { genres: ['Horror', 'RPG'], tags: ['Launch', 'Beta'] }), {
    search,
    sort: null,
    filters,
  })

it('`askedOf` sends no filter if there is no filter in the URL', () => {
  expect(asked('QUEST', {})).toEqual({})
})

it('`askedOf` combines the search with the chosen filters', () => {
  expect(
    asked('QUEST', { genre: 'RPG', content: 'STREAM,VIDEO', only: 'eligible', games: 'played' }, ' ember '),
  ).toEqual({ words: 'ember', genres: ['RPG'], content: ['STREAM', 'VIDEO'], eligible: true, played: true })
})

it('`askedOf` accepts only tags from the list', () => {
  expect(asked('KEY', { tag: 'Launch,Cooking' })).toEqual({ tags: ['Launch'] })
})

it('`askedOf` accepts platform families as a filter for keys, and channel providers as a filter for quests', () => {
  expect(asked('KEY', { platform: 'Pc,twitch' })).toEqual({ platforms: ['Pc'] })
  expect(asked('QUEST', { platform: 'Pc,twitch' })).toEqual({ platforms: ['twitch'] })
})

it('`askedOf` ignores values in the URL that it does not know', () => {
  expect(asked('QUEST', { genre: 'Cooking', only: 'rich' })).toEqual({})
})
