import { expect, it } from 'vitest'
import { formatRate } from './rate.ts'

it.each([
  [50_000, 40_000, '$0.0125'],
  [50_000, 100, '$5.00'],
  [1, 3, '$0.0033'],
  [50_000, 12.5, '$40.00'],
  [5_000, 3.26, '$15.34'],
  [50_000, 0, null],
  [50_000, null, null],
])('%i cents for %s units are %s each', (cents, count, words) => {
  expect(formatRate(cents, count)).toBe(words)
})
