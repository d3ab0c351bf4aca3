import { describe, expect, test } from 'vitest'
import { fitsPayout, payoutMethodFacts, payoutMethodsIn } from './method.ts'

describe('payout methods for each country', () => {
  test.each([
    ['SE', ['card', 'paypal']],
    ['BR', ['paypal']],
    ['KP', []],
    ['', []],
  ])(
    'Questboard lists the payout methods for creators in %s before they set up payouts',
    (country, methods) => {
      expect(payoutMethodsIn(country)).toEqual(methods)
    },
  )
})

test('creators can be paid in 97 countries, as the landing page and rules §1 say', () => {
  const all = new Set(Object.values(payoutMethodFacts).flatMap(({ countries }) => [...countries]))
  expect(all.size).toBe(97)
})

describe('the maximum amount of a payout', () => {
  test('PayPal sends at most $20,000 at a time, and card payouts have no limit', () => {
    expect([fitsPayout('paypal', 20_000_00), fitsPayout('paypal', 20_000_01)]).toEqual([true, false])
    expect(fitsPayout('card', 900_000_00)).toBe(true)
  })
})
