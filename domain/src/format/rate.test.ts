import { expect, it } from 'vitest'
import { formatPlainRate, formatRate, type Rated } from './rate.ts'

it.each<[number, number | null, Rated, string | null]>([
  [50_000, 40_000, 'view', '$0.0125'],
  [50_000, 100, 'view', '$5.0000'],
  [50_000, 100, 'hour', '$5.00'],
  [1, 3, 'view', '$0.0033'],
  [50_000, 12.5, 'hour', '$40.00'],
  [5_000, 3.26, 'click', '$15.34'],
  [50_000, 1200, 'click', '$0.42'],
  [0, 10, 'click', '$0.00'],
  [50_000, 0, 'view', null],
  [50_000, null, 'view', null],
])('a price of %i cents for %s units of a %s is written as %s per unit', (cents, count, of, words) => {
  expect(formatRate(cents, count, of)).toBe(words)
})

it('rates in a spreadsheet have four decimals', () => {
  expect([formatPlainRate(50_000, 40_000), formatPlainRate(50_000, 100)]).toEqual(['0.0125', '5.0000'])
})
