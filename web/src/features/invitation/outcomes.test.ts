import { expect, test } from 'vitest'
import type { ToText } from '../../lib/text.ts'
import { countOutcomes, sayOutcome } from './outcomes.ts'

const t: ToText = (key, values) => key.replace(/\{(\w+)\}/g, (whole, name) => String(values?.[name] ?? whole))

test('the result of inviting lists creators who do not meet the requirements, with those requirements', () => {
  const missed = [
    {
      requirement: 'twitch_followers',
      platform: 'twitch',
      met: false,
      required: 250,
      actual: 120,
      missing: 130,
    },
    { requirement: 'languages', met: false, required: ['sv'], actual: 'en' },
  ]
  expect(sayOutcome(t, { asked: 'maya', result: 'requirements-not-met', missed })).toEqual({
    tone: 'warn',
    word: 'Does not meet the requirements',
    detail: '130 Twitch followers missing · Content is in another language',
  })
})

test('the result of inviting says if a creator’s country or language is unknown', () => {
  const missed = [
    { requirement: 'location', met: false, required: { countries: ['SE'], continents: [] }, actual: null },
    { requirement: 'languages', met: false, required: ['sv'], actual: null },
  ]
  expect(sayOutcome(t, { asked: 'maya', result: 'requirements-not-met', missed }).detail).toBe(
    'Creator’s country is unknown · Content language is unknown',
  )
})

test('the result of inviting shows the general error message if there is no more specific one', () => {
  expect(sayOutcome(t, { asked: 'maya', result: 'bid-post-type' })).toMatchObject({
    word: 'Not invited',
    detail: 'The Quest doesn’t need this kind of content. Please choose another one.',
  })
})

test('the result of inviting counts the invited creators separately from the creators who were not invited', () => {
  const outcomes = ['invited', 'already-invited', 'invited'].map((result) => ({ asked: 'x', result }))
  expect(countOutcomes(outcomes)).toEqual({ invited: 2, others: 1 })
})
