import { expect, test } from 'vitest'
import { againstAverage } from './againstAverage.ts'

const usual = { cents: 10_000, count: 1000 }

test.each([
  ['half the cost is 50% below', { cents: 5000, count: 1000 }, -50],
  ['a fifth more cost is 20% above', { cents: 12_000, count: 1000 }, 20],
  ['the same cost is neither above nor below', { cents: 1000, count: 100 }, 0],
])('`againstAverage` compares a cost per result with the average cost: %s', (_title, one, percent) => {
  expect(againstAverage(one, usual)).toBe(percent)
})

test.each([
  ['nothing was paid', { cents: null, count: 10 }, usual],
  ['there are no results', { cents: 100, count: 0 }, usual],
  ['there are too few results to compare with', { cents: 100, count: 10 }, { cents: null, count: null }],
  ['everything was free so far', { cents: 100, count: 10 }, { cents: 0, count: 10 }],
])('`againstAverage` returns null when %s', (_title, one, average) => {
  expect(againstAverage(one, average)).toBeNull()
})
