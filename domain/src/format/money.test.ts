import { describe, expect, test } from 'vitest'
import { formatExactMoney, formatMoney, formatPlainMoney, parseMoney } from './money.ts'

describe('formatting amounts of money', () => {
  test.each([
    [0, '$0'],
    [-0, '$0'],
    [125_000, '$1,250'],
    [125_050, '$1,250.50'],
    [-5, '-$0.05'],
  ])('%s cents are formatted as %s', (cents, words) => {
    expect(formatMoney(cents)).toBe(words)
  })
})

describe('formatting money with a fixed number of decimals', () => {
  test.each([
    [0, '$0.00', '0.00'],
    [-0, '$0.00', '0.00'],
    [5, '$0.05', '0.05'],
    [125_000, '$1,250.00', '1250.00'],
    [-125_050, '-$1,250.50', '-1250.50'],
  ])('in ledgers and spreadsheets, %s cents are written with two decimals', (cents, words, plain) => {
    expect([formatExactMoney(cents), formatPlainMoney(cents)]).toEqual([words, plain])
  })
})

describe('reading amounts of money that people type', () => {
  test.each([
    ['420.50', 42_050],
    ['420,50', 42_050],
    ['420.', 42_000],
    ['1,250', 125_000],
    ['1,25', 125],
    ['$1,250.5', 125_050],
    ['1.250,50', 125_050],
    ['1 250', 125_000],
    ['1,250,000', 125_000_000],
    ['0.05', 5],
    ['.5', 50],
    ['007', 700],
  ])('%s is read as an amount', (typed, cents) => {
    expect(parseMoney(typed)).toBe(cents)
  })

  test.each(['', '$', '.', '1.250', '1,2500', '12,50,00', '-5', '1e3', 'ten', '0.005', '99999999999999'])(
    '%s is rejected as an ambiguous amount',
    (typed) => {
      expect(parseMoney(typed)).toBeNull()
    },
  )

  test('every amount that is formatted can be read again as the same amount', () => {
    for (const cents of [0, 5, 99, 100, 101, 123_456, 100_000_000, 999_999_999])
      expect(parseMoney(formatMoney(cents))).toBe(cents)
  })
})
