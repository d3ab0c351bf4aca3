import { describe, expect, it } from 'vitest'
import { splitCart } from './cart.ts'

const limits = { mostCents: 1_000, mostLines: 3 }
const split = (...amounts: readonly number[]) =>
  splitCart(
    amounts.map((amountCents) => ({ amountCents })),
    limits,
  )?.map((payment) => payment.map(({ amountCents }) => amountCents)) ?? null

describe('splitting a cart into payments', () => {
  it("a cart within the card provider's limits becomes one payment", () => {
    expect(split(500, 300, 200)).toEqual([[500, 300, 200]])
    expect(split()).toEqual([])
  })

  it('a cart above the maximum amount is split into several payments, and no single item is split', () => {
    expect(split(600, 500, 400)).toEqual([[600, 400], [500]])
    expect(split(1_000, 1)).toEqual([[1_000], [1]])
  })

  it('a cart with more items than the maximum is split into several payments', () => {
    expect(split(1, 2, 3, 4)).toEqual([[1, 2, 3], [4]])
  })

  it('a cart with a single item above the maximum amount is refused', () => {
    expect(split(1, 1_001)).toBeNull()
  })

  it('splitting a cart into payments never loses or duplicates an item', () => {
    for (let n = 0; n < 200; n += 1) {
      const amounts = Array.from({ length: n % 17 }, (_, at) => 1 + ((n * 7919 + at * 104_729) % 1_000))
      const payments = split(...amounts) ?? []
      expect(payments.flat().sort()).toEqual([...amounts].sort())
      for (const payment of payments) {
        expect(payment.length).toBeLessThanOrEqual(limits.mostLines)
        expect(payment.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(limits.mostCents)
      }
    }
  })
})
