import { describe, expect, test } from 'vitest'
import { fitsPayout, payoutMethodFacts, payoutMethodsIn, splitPayout } from './method.ts'

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

describe('what the vendor keeps', () => {
  test.each([
    ['card', 45_000, 44_863, 137],
    ['card', 1, null, null],
    ['card', 25, null, null],
    ['card', 26, 1, 25],
    ['paypal', 45_000, 44_118, 882],
    ['paypal', 101, 99, 2],
    ['paypal', 500_000, 498_000, 2000],
  ] as const)('of a payout to %s of %i cents is known before', (method, cents, sentCents, feeCents) => {
    expect(splitPayout(method, cents)).toEqual(sentCents === null ? null : { sentCents, feeCents })
  })

  test('is covered to the cent: never less than what it takes for what it sends, and at most a cent more', () => {
    const wrong: string[] = []
    for (let cents = 27; cents < 300_000; cents += 7)
      for (const method of ['card', 'paypal'] as const) {
        const split = splitPayout(method, cents)
        const over = (split?.feeCents ?? -1) - payoutMethodFacts[method].fee(split?.sentCents ?? 0)
        const isWhole = (split?.sentCents ?? 0) + (split?.feeCents ?? 0) === cents
        if (!isWhole || over < 0 || over > 1) wrong.push(`${method} ${cents}`)
      }
    expect(wrong).toEqual([])
  })
})
