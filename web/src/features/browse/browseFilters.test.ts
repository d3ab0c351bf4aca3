import { expect, it } from 'vitest'
import { askedOf, filtersOf } from './browseFilters.ts'

const asked = (kind: 'KEY' | 'QUEST', filters: Record<string, string>, search = '') =>
  askedOf(filtersOf(kind, { genres: ['Horror', 'RPG'], tags: ['Launch', 'Beta'] }), {
    search,
    sort: null,
    filters,
  })

it('asks for everything where the address chooses nothing', () => {
  expect(asked('QUEST', {})).toEqual({})
})

it('joins what is typed and chosen', () => {
  expect(
    asked('QUEST', { genre: 'RPG', content: 'STREAM,VIDEO', only: 'eligible', games: 'played' }, ' ember '),
  ).toEqual({ words: 'ember', genres: ['RPG'], content: ['STREAM', 'VIDEO'], eligible: true, played: true })
})

it('knows the tags that companies sort by', () => {
  expect(asked('KEY', { tag: 'Launch,Cooking' })).toEqual({ tags: ['Launch'] })
})

it('knows families of platforms for keys, and channels for quests', () => {
  expect(asked('KEY', { platform: 'Pc,twitch' })).toEqual({ platforms: ['Pc'] })
  expect(asked('QUEST', { platform: 'Pc,twitch' })).toEqual({ platforms: ['twitch'] })
})

it('leaves out what is no choice', () => {
  expect(asked('QUEST', { genre: 'Cooking', only: 'rich' })).toEqual({})
})
