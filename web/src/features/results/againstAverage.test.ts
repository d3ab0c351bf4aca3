import { expect, test } from 'vitest'
import { againstAverage } from './againstAverage.ts'

const usual = { cents: 10_000, count: 1000 }

test.each([
  ['half as much for each: half below', { cents: 5000, count: 1000 }, -50],
  ['a fifth more for each: a fifth above', { cents: 12_000, count: 1000 }, 20],
  ['as much for each: neither', { cents: 1000, count: 100 }, 0],
])('`againstAverage` compares the cost of each with the average: %s', (_title, one, percent) => {
  expect(againstAverage(one, usual)).toBe(percent)
})

test.each([
  ['nothing was paid', { cents: null, count: 10 }, usual],
  ['nothing was counted', { cents: 100, count: 0 }, usual],
  ['there is too little to compare with', { cents: 100, count: 10 }, { cents: null, count: null }],
  ['all of it was free so far', { cents: 100, count: 10 }, { cents: 0, count: 10 }],
])('`againstAverage` returns null when %s', (_title, one, average) => {
  expect(againstAverage(one, average)).toBeNull()
})
