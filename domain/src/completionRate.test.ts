import { expect, it } from 'vitest'
import { completionRate } from './completionRate.ts'

it('the completion rate counts only runs that have ended, and is null before the first run has ended', () => {
  expect(completionRate(3, 1)).toBe(0.75)
  expect(completionRate(0, 2)).toBe(0)
  expect(completionRate(0, 0)).toBeNull()
})
