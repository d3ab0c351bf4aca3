import { expect, it } from 'vitest'
import { waitBefore } from './backoff.ts'

it('the wait before each retry is longer than the one before, up to half a minute', () => {
  const waits = [0, 1, 2, 3, 4, 5, 50].map((retries) => waitBefore(retries, 1))
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

it('the wait before a retry is partly random, but never less than half of the full wait', () => {
  expect(waitBefore(2, 0)).toBe(2000)
  expect(waitBefore(2, 0.5)).toBe(3000)
})
