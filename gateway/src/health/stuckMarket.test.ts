import { createScratchDatabase } from '@questboard/actions/testing'
import { createDatabaseOn, createPool, type Database } from '@questboard/database'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Degraded, lookForOverdueRows, remembered } from './stuckMarket.ts'

describe('reporting rows past their deadline', () => {
  let scratch: Awaited<ReturnType<typeof createScratchDatabase>>
  let pool: Pool
  let database: Database
  const anHourAgo = new Date(Date.now() - 3_600_000)

  beforeAll(async () => {
    scratch = await createScratchDatabase()
    pool = createPool(scratch.url, { connections: 1 })
    database = createDatabaseOn(pool)
    await pool.query(`insert into company_invitation (company_id, email, token_hash, created_at, expires_at)
      select id, 'late@example.com', 'x', now() - interval '8 days', now() - interval '4 minutes' from company limit 1`)
  })
  afterAll(async () => {
    await pool.end()
    await scratch.drop()
  })

  it('rows past their deadline are reported after five minutes, with the number of rows and the oldest deadline', async () => {
    expect(await lookForOverdueRows(database, anHourAgo)).toBe('no overdue rows')
    await pool.query(`update company_invitation set expires_at = '2026-01-02 03:04:05Z'`)
    await expect(lookForOverdueRows(database, anHourAgo)).rejects.toThrow(
      /^overdue by more than 5 minutes: 1 company invitation; oldest deadline 2026-01-02 03:04 UTC\. .*docs\/stuck-runs\.md$/,
    )
  })

  it('after a start, rows past their deadline are reported only after five minutes', async () => {
    expect(await lookForOverdueRows(database, new Date())).toMatch(
      /^catching up after startup; overdue .* 1 company/,
    )
  })

  it('rows whose status has changed are no longer reported as past their deadline', async () => {
    await pool.query(`update company_invitation set status = 'expired'`)
    expect(await lookForOverdueRows(database, anHourAgo)).toBe('no overdue rows')
  })
})

describe('caching a health check that takes a lot of work', () => {
  it('the result of a health check that takes a lot of work is cached, unless it is a failure', async () => {
    let asked = 0
    const ask = remembered(async () => {
      asked += 1
      if (asked === 1) throw new Error('nobody there')
      if (asked === 2) throw new Degraded('overdue')
      return 'well'
    }, 50)
    await expect(ask()).rejects.toThrow('nobody there')
    for (let times = 0; times < 3; times += 1) await expect(ask()).rejects.toThrow('overdue')
    await new Promise((resolve) => setTimeout(resolve, 60))
    for (let times = 0; times < 3; times += 1) expect(await ask()).toBe('well')
    expect(asked).toBe(3)
  })
})
