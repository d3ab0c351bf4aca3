import { expect, test } from 'vitest'
import { matchmakingForm } from './form.ts'

const id = '00000000-0000-4000-8000-000000000001'
const asked = { activationId: id, gameId: id, objective: 'awareness', platforms: ['twitch'] }
const complaintsOf = (changes: object): unknown =>
  matchmakingForm.safeParse({ ...asked, ...changes }).error?.issues.map(({ path }) => path[0])

test('matchmaking requires an activation, an objective and a game, and no other field', () => {
  expect(matchmakingForm.parse(asked)).toEqual({
    ...asked,
    countries: [],
    languages: [],
    sizeTiers: [],
    budgetCents: null,
  })
  expect(complaintsOf({ activationId: '', gameId: null, objective: '' })).toEqual([
    'activationId',
    'gameId',
    'objective',
  ])
})

test('matchmaking needs at least one platform, and its budget must be above zero', () => {
  expect(complaintsOf({ platforms: [] })).toEqual(['platforms'])
  expect(complaintsOf({ budgetCents: 0 })).toEqual(['budgetCents'])
})
