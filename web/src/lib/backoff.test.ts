import { expect, it } from 'vitest'
import { waitBefore } from './backoff.ts'

it('the wait grows with each retry, but never beyond half a minute', () => {
  const waits = [0, 1, 2, 3, 4, 5, 50].map((retries) => waitBefore(retries, 1))
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

it('the wait varies between clients, but is never less than half', () => {
  expect(waitBefore(2, 0)).toBe(2000)
  expect(waitBefore(2, 0.5)).toBe(3000)
})
