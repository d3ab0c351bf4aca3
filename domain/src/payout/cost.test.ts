import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareAmount } from '../quest-run/agreement.ts'
import { payoutShare } from './cost.ts'
import { payoutMethodFacts, payoutMethods } from './method.ts'

const methods = fc.constantFrom(...payoutMethods)
const earned = fc.integer({ min: 1, max: 100_000_000 })

describe('computing the payout cost', () => {
  test.each([
    ['card', 45_000, 44_863, 137],
    ['card', 36_450, 36_334, 116],
    ['card', 26, 1, 25],
    ['paypal', 45_000, 44_118, 882],
    ['paypal', 30_001, 29_413, 588],
    ['paypal', 101, 99, 2],
    ['paypal', 500_000, 498_000, 2000],
  ] as const)(
    'a payout by %s of %i cents arrives as %i cents, with a payout cost of %i',
    (method, cents, netCents, costCents) => {
      expect(payoutShare(method, cents)).toEqual({ netCents, costCents })
    },
  )

  test("if the vendor's fee is higher than the payout, one cent arrives and Questboard pays the rest", () => {
    expect(payoutShare('card', 25)).toEqual({ netCents: 1, costCents: 24 })
    expect(payoutShare('card', 1)).toEqual({ netCents: 1, costCents: 0 })
    expect(payoutShare('card', 0)).toEqual({ netCents: 0, costCents: 0 })
  })

  test('the payout cost covers the vendor’s fee for the amount that arrives, and is at most a cent above the fee', () => {
    fc.assert(
      fc.property(methods, fc.integer({ min: 26, max: 100_000_000 }), (method, cents) => {
        const { netCents, costCents } = payoutShare(method, cents)
        const over = costCents - payoutMethodFacts[method].fee(netCents)
        expect([0, 1]).toContain(over)
      }),
    )
  })

  test('a higher earned amount never leads to a lower net or a lower payout cost', () => {
    fc.assert(
      fc.property(methods, earned, (method, cents) => {
        const less = payoutShare(method, cents)
        const more = payoutShare(method, cents + 1)
        expect(more.netCents).toBeGreaterThanOrEqual(less.netCents)
        expect(more.costCents).toBeGreaterThanOrEqual(less.costCents)
      }),
    )
  })
})

describe('the parts of an agreed amount', () => {
  test('an agreed amount is exactly the sum of the platform fee, the payout cost and a net that is never negative', () => {
    fc.assert(
      fc.property(
        fc.option(methods, { nil: null }),
        earned,
        fc.integer({ min: 0, max: 5000 }),
        (method, cents, feeBasisPoints) => {
          const money = shareAmount(cents, feeBasisPoints, method)
          const parts = [money.feeCents, money.payoutCostCents, money.netCents]
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents)
          for (const part of parts) expect(part).toBeGreaterThanOrEqual(0)
          if (money.feeCents < cents) expect(money.netCents).toBeGreaterThan(0)
        },
      ),
    )
  })

  test('`shareAmount` returns no payout cost while the payout method is unknown', () => {
    expect(shareAmount(50_000, 1000, null)).toEqual({
      amountCents: 50_000,
      feeCents: 5000,
      payoutCostCents: 0,
      netCents: 45_000,
    })
  })
})
