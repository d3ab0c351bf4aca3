import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney, isBalanced, parseMoney, share } from './money.ts'

describe('money in words', () => {
  test.each([
    [0, '$0'],
    [125_000, '$1,250'],
    [125_050, '$1,250.50'],
    [-5, '-$0.05'],
  ])('%s cents are %s', (cents, words) => {
    expect(formatMoney(cents)).toBe(words)
  })

  test.each([
    ['1250', 125_000],
    ['$1,250.5', 125_050],
    [' 0.05 ', 5],
  ])('%s is %s cents', (text, cents) => {
    expect(parseMoney(text)).toBe(cents)
  })

  test.each(['', '-1', '1.234', 'ten', '1e3', 'NaN'])('%s is no amount', (text) => {
    expect(parseMoney(text)).toBeUndefined()
  })

  test('what is shown can be typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 11 }), (cents) => parseMoney(formatMoney(cents)) === cents),
    )
  })
})

describe('shares and transfers', () => {
  test('a share is whole cents, and the two sides are the amount', () => {
    expect(share(999, 1_500)).toBe(150)
    fc.assert(
      fc.property(fc.nat(10 ** 9), fc.integer({ min: 0, max: 10_000 }), (cents, basisPoints) => {
        const fee = share(cents, basisPoints)
        return Number.isInteger(fee) && fee >= 0 && fee <= cents
      }),
    )
  })

  test('a transfer has two sides that sum to zero', () => {
    const sides = (...amounts: readonly number[]) =>
      amounts.map((amountCents, n) => ({ accountId: String(n), amountCents }))
    expect(isBalanced(sides(-100, 85, 15))).toBe(true)
    expect(isBalanced(sides(-100, 99))).toBe(false)
    expect(isBalanced([])).toBe(false)
  })
})
