import type { KeyGame, StoreFacts } from '@questboard/domain'
import { expect, it } from 'vitest'
import { freshGame } from '../activationBasics.ts'
import { chosenAtFirst, filledIn, steamChoices } from './steamChoices.ts'

const facts: StoreFacts = {
  appId: '437471',
  name: 'Emberfall',
  kind: 'demo',
  description: 'A long night.',
  gameId: '00000000-0000-4000-8000-000000000001',
  releasedOn: '2027-03-01',
  tags: ['Adventure'],
  thumbnailUrl: '/api/uploads/thumbnail',
  heroUrls: ['/api/uploads/hero'],
}
const tags = [
  { id: 'beta', name: 'Beta' },
  { id: 'dlc', name: 'DLC' },
  { id: 'demo', name: 'Demo' },
]
const empty: KeyGame = { ...freshGame, plannedRelease: '', distributionChannelIds: [], tagIds: [] }
const choicesFor = (before: KeyGame) => steamChoices(facts, before, tags, '/api/uploads/hero')
const fieldsOf = (before: KeyGame) => choicesFor(before).map(({ field }) => field)

it('a Steam import fills an empty form with all data from the store', () => {
  const choices = choicesFor(empty)
  expect(filledIn(choices, chosenAtFirst(choices))).toEqual({
    gameId: facts.gameId,
    description: 'A long night.',
    plannedRelease: '2027-03-01',
    distributionChannelIds: ['steam'],
    tagIds: ['demo'],
    thumbnailUrl: '/api/uploads/thumbnail',
    heroUrl: '/api/uploads/hero',
  })
})

it('a Steam import overwrites fields only if the user selects them, and only adds to lists', () => {
  const written: KeyGame = {
    ...empty,
    gameId: 'another',
    description: 'Ours.',
    plannedRelease: '2027-01-01',
    distributionChannelIds: ['gog'],
    tagIds: ['launch'],
    thumbnailUrl: '/api/uploads/ours',
    heroUrl: '/api/uploads/ours',
  }
  const choices = choicesFor(written)
  expect(filledIn(choices, chosenAtFirst(choices))).toEqual({
    distributionChannelIds: ['gog', 'steam'],
    tagIds: ['launch', 'demo'],
  })
  expect(filledIn(choices, ['description'])).toEqual({ description: 'A long night.' })
})

it('a Steam import tags an early-access game as Beta, in addition to its type', () => {
  const early = { ...facts, tags: ['Adventure', 'Early Access'] }
  const choice = steamChoices(early, empty, tags, null).find(({ field }) => field === 'tagIds')
  expect(choice).toMatchObject({ shown: 'Beta, Demo', changes: { tagIds: ['beta', 'demo'] } })
})

it('a Steam import does not offer fields that already have the same value', () => {
  const filled = { ...empty, ...filledIn(choicesFor(empty), fieldsOf(empty)) }
  expect(fieldsOf(filled)).toEqual([])
})

it('a Steam import does not offer fields that are empty in the store', () => {
  const bare = { ...facts, gameId: null, releasedOn: null, thumbnailUrl: null, kind: 'game' as const }
  expect(steamChoices(bare, empty, tags, null).map(({ field }) => field)).toEqual([
    'description',
    'distributionChannelIds',
  ])
})
