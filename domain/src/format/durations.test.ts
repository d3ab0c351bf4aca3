import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../durations.ts'
import { durationInWords, timeLeftInWords } from './durations.ts'

test.each([
  [0, '0m'],
  [0.4, '0m'],
  [1, '1m'],
  [12.4, '12m'],
  [59.8, '1h'],
  [125, '2h 5m'],
  [1565, '26h 5m'],
  [-5, '-5m'],
  [-65, '-1h 5m'],
])('%d minutes are written as %s', (minutes, words) => {
  expect(durationInWords(minutes)).toBe(words)
})

test.each([
  [0, '0m 0s'],
  [-5, '0m 0s'],
  [999, '0m 0s'],
  [61_000, '1m 1s'],
  [HOUR_MS - 1, '59m 59s'],
  [HOUR_MS, '1h 0m'],
  [DAY_MS - 1, '23h 59m'],
  [DAY_MS, '1d 0h'],
  [2 * DAY_MS + 3 * HOUR_MS, '2d 3h'],
])('%d remaining ms are written as %s', (ms, words) => {
  expect(timeLeftInWords(ms)).toBe(words)
})
