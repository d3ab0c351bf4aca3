import { expect, it } from 'vitest'
import { completionRate } from './completionRate.ts'

it('counts what came to its end, and is none before', () => {
  expect(completionRate(3, 1)).toBe(0.75)
  expect(completionRate(0, 2)).toBe(0)
  expect(completionRate(0, 0)).toBeNull()
})
