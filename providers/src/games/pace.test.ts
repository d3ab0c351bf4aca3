import { expect, it } from 'vitest'
import { createPace } from './pace.ts'

/** A clock that advances only by sleeping. */
const clock = () => {
  let now = 0
  return {
    now: () => now,
    async sleep(ms: number) {
      now += ms
    },
  }
}

it('requests to IGDB are slowed down, so that at most four start within a second', async () => {
  const time = clock()
  const pace = createPace({ perSecond: 4, atOnce: 8 }, time)
  const begun: number[] = []
  await Promise.all(Array.from({ length: 13 }, () => pace(async () => void begun.push(time.now()))))
  expect(begun).toEqual([0, 0, 0, 0, 1000, 1000, 1000, 1000, 2000, 2000, 2000, 2000, 3000])
})

it('eight requests to IGDB run at the same time, and a ninth waits until one has finished or failed', async () => {
  const pace = createPace({ perSecond: 100, atOnce: 8 }, clock())
  const ends: ((error?: Error) => void)[] = []
  const slow = () =>
    pace(
      () => new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve()))),
    )
  const calls = Array.from({ length: 9 }, () => slow().catch(() => 'failed'))
  await new Promise((resolve) => setImmediate(resolve))
  expect(ends).toHaveLength(8)
  ends[3]?.(new Error('cut'))
  expect(await calls[3]).toBe('failed')
  await new Promise((resolve) => setImmediate(resolve))
  expect(ends).toHaveLength(9)
  for (const end of ends) end()
  await Promise.all(calls)
})
