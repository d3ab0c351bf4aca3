import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPool } from './database.ts'
import { createRateLimiter, type RateLimiter } from './rateLimit.ts'
import { createMigratedScratch, type Scratch } from './testing/index.ts'

const LIMIT = { tries: 3, seconds: 60 }
let scratch: Scratch
let pool: Pool
let rateLimit: RateLimiter

beforeAll(async () => {
  scratch = await createMigratedScratch()
  pool = createPool(scratch.url, { connections: 20 })
  rateLimit = createRateLimiter(pool)
}, 60_000)
afterAll(async () => {
  await pool?.end()
  await scratch?.drop()
})
beforeEach(() => pool.query('delete from rate_limit'))

const letPass = (seconds: number) =>
  pool.query(
    `update rate_limit set tries = array(select moment - make_interval(secs => $1) from unnest(tries) as moment)`,
    [seconds],
  )

const tryAgain = async (times = 1) => {
  const counted: { tries: number; allowed: boolean }[] = []
  for (let time = 0; time < times; time += 1) counted.push(await rateLimit.count('someone', LIMIT))
  return counted.map(({ tries, allowed }) => (allowed ? tries : 'refused'))
}

describe('a rate limit of three attempts a minute', () => {
  it('the rate limit reports when the next attempt is allowed', async () => {
    await tryAgain()
    await letPass(20)
    await tryAgain(3)
    const wait = (await rateLimit.freeAt('someone', LIMIT)).getTime() - Date.now()
    expect(wait).toBeGreaterThan(30_000)
    expect(wait).toBeLessThanOrEqual(40_000)
  })

  it('the rate limit applies to any 60 seconds, not only to a minute of the clock', async () => {
    expect(await tryAgain(2)).toEqual([1, 2])
    await letPass(40)
    expect(await tryAgain(2)).toEqual([3, 'refused'])
    await letPass(19)
    expect(await tryAgain()).toEqual(['refused'])
    await letPass(1)
    expect(await tryAgain(3)).toEqual([2, 3, 'refused'])
  })

  it('the rate limit ends after a minute, even if more attempts were refused in the meantime', async () => {
    expect(await tryAgain(3)).toEqual([1, 2, 3])
    await letPass(30)
    expect(await tryAgain(20)).toEqual(Array.from({ length: 20 }, () => 'refused'))
    await letPass(30)
    expect(await tryAgain()).toEqual([1])
  })

  it('if two hundred attempts are made at the same time, three are allowed by the rate limit', async () => {
    const counted = await Promise.all(Array.from({ length: 200 }, () => rateLimit.count('someone', LIMIT)))
    expect(
      counted
        .filter(({ allowed }) => allowed)
        .map(({ tries }) => tries)
        .sort(),
    ).toEqual([1, 2, 3])
  })

  it('the rate limit of one person does not affect others', async () => {
    await tryAgain(4)
    expect(await rateLimit.count('someone else', LIMIT)).toEqual({ tries: 1, allowed: true })
  })

  it('resetting the rate limit makes all attempts available again, and a counted attempt can be removed', async () => {
    await tryAgain(4)
    await rateLimit.giveBack('someone')
    expect(await tryAgain(2)).toEqual([3, 'refused'])
    await rateLimit.forgive('someone')
    expect(await tryAgain()).toEqual([1])
    await rateLimit.giveBack('someone')
    await rateLimit.giveBack('someone')
    expect(await tryAgain()).toEqual([1])
  })
})
