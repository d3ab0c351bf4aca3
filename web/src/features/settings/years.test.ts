import { expect, it } from 'vitest'
import { yearsBetween } from './years.ts'

it('`yearsBetween` lists the years from the first payout to the last, newest first', () => {
  expect(yearsBetween('2024-12-31T23:59:00Z', '2026-01-01T00:00:00Z')).toEqual([2026, 2025, 2024])
  expect(yearsBetween('2026-03-01T00:00:00Z', '2026-03-01T00:00:00Z')).toEqual([2026])
  expect(yearsBetween(null, undefined)).toEqual([])
})
