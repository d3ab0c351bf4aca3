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

test('an invitation without its own maximum for auto-bidding uses the rules of the quest', () => {
  expect(ownRulesOf(none).own).toBe('quest')
  expect(rulesInWords(t, ownRulesOf(none), kept)).toBe(
    'Same as the Quest: Counter-offers up to $50 are accepted automatically. Higher counter-offers are declined automatically.',
  )
})

test('a quest without auto-bidding leaves every counter-offer to the company', () => {
  expect(rulesInWords(t, ownRulesOf(none), none)).toBe(
    'No rules: you decide on counter-offers. We decline counter-offers that you don’t answer before the deadline.',
  )
})

test("an invitation's own auto-bidding rules are saved, and deleted when the company removes them", () => {
  expect(rowOf(ownRulesOf(kept))).toEqual(kept)
  expect(rowOf({ ...ownRulesOf(kept), own: 'quest' })).toEqual(none)
})

test.each([
  [
    'auto_accept',
    'auto_decline',
    'Counter-offers up to $50 are accepted automatically. Higher counter-offers are declined automatically.',
  ],
  [
    'manual_review',
    'manual_review',
    'You decide on counter-offers up to $50. You decide on higher counter-offers.',
  ],
] as const)('the text for the auto-bidding rules %s and %s is correct', (within, over, words) => {
  expect(rulesInWords(t, { own: 'own', maxCents: 5000, within, over }, none)).toBe(words)
})
