import { expect, test } from 'vitest'
import { ownRulesOf, rowOf, rulesInWords } from './ownRules.ts'

const t = (words: string, values: Readonly<Record<string, unknown>> = {}): string =>
  words.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

const kept = {
  auto_bid_max_cents: 5000,
  auto_bid_within: 'auto_accept',
  auto_bid_over: 'auto_decline',
} as const
const none = { auto_bid_max_cents: null, auto_bid_within: null, auto_bid_over: null }

test('an invitation without a highest bid goes by its quest, whose rules are said', () => {
  expect(ownRulesOf(none).own).toBe('quest')
  expect(rulesInWords(t, ownRulesOf(none), kept)).toBe(
    'As the Quest says: Counter offers up to $50 are accepted. Those above are declined.',
  )
})

test('a quest without auto-bidding leaves counter offers to the company', () => {
  expect(rulesInWords(t, ownRulesOf(none), none)).toBe(
    'There are no rules: counter offers are left to you, and declined unless you answer in time.',
  )
})

test('rules of its own are kept as they were chosen, and go when they are given up', () => {
  expect(rowOf(ownRulesOf(kept))).toEqual(kept)
  expect(rowOf({ ...ownRulesOf(kept), own: 'quest' })).toEqual(none)
})

test.each([
  ['auto_accept', 'auto_decline', 'Counter offers up to $50 are accepted. Those above are declined.'],
  [
    'manual_review',
    'manual_review',
    'Counter offers up to $50 are left to you. Those above are left to you.',
  ],
] as const)('%s and %s in words', (within, over, words) => {
  expect(rulesInWords(t, { own: 'own', maxCents: 5000, within, over }, none)).toBe(words)
})
