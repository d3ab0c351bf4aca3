import { expect, test } from 'vitest'
import { isWithin } from './days.ts'

const now = Date.parse('2026-11-01T12:00:00Z')

test.each([
  ['a past moment', '2026-10-01T12:00:00Z', true],
  ['a moment before the limit', '2026-11-03T11:59:59Z', true],
  ['a moment at the limit', '2026-11-03T12:00:00Z', false],
])('`isWithin` with a limit of two days returns the right result for %s', (_what, moment, isSoon) => {
  expect(isWithin(moment, 2, now)).toBe(isSoon)
})
