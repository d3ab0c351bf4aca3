import { describe, expect, test } from 'vitest'
import { fitsPayout, payoutMethodFacts, payoutMethodsIn } from './method.ts'

describe('the ways of being paid that are open', () => {
  test.each([
    ['SE', ['card', 'paypal']],
    ['BR', ['paypal']],
    ['KP', []],
    ['', []],
  ])('in %s are known before anything is set up', (country, methods) => {
    expect(payoutMethodsIn(country)).toEqual(methods)
  })
})

test('creators are paid out in 97 countries, as the landing page and rules §1 say', () => {
  const all = new Set(Object.values(payoutMethodFacts).flatMap(({ countries }) => [...countries]))
  expect(all.size).toBe(97)
})

describe('what is sent at once', () => {
  test('by PayPal is $20,000 at most, and by card as much as was earned', () => {
    expect([fitsPayout('paypal', 20_000_00), fitsPayout('paypal', 20_000_01)]).toEqual([true, false])
    expect(fitsPayout('card', 900_000_00)).toBe(true)
  })
})
