import { sql } from 'kysely'
import type { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDatabaseOn, createPool, inTransaction, withPatience } from './database.ts'
import { createScratch, type Scratch } from './testing/scratch.ts'

let scratch: Scratch
let other: Pool
let pool: Pool | undefined

beforeEach(async () => {
  scratch = await createScratch()
  other = createPool(scratch.url, { connections: 1 })
  await other.query('create table seat (id integer primary key); insert into seat values (1)')
})
afterEach(async () => {
  await pool?.end()
  await other.end()
  await scratch.drop()
})

const open = (options: Parameters<typeof createPool>[1]): Pool => {
  pool = createPool(scratch.url, { connections: 1, ...options })
  return pool
}

describe('ending SQL statements that take too long', () => {
  it('a statement that takes too long ends with a clear error, also in the database, and its connection can be used again', async () => {
    const one = open({ statementMs: 100 })
    await expect(one.query('select pg_sleep(3600)')).rejects.toThrow('due to statement timeout')
    const { rows } = await one.query(`select count(*)::int as left from pg_stat_activity
      where datname = current_database() and state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid()`)
    expect(rows).toEqual([{ left: 0 }])
  })

  it('a statement that waits too long for a lock is also ended', async () => {
    await other.query('begin')
    await other.query('select from seat for update')
    await expect(open({ statementMs: 100 }).query('update seat set id = 2')).rejects.toMatchObject({
      code: '57014',
    })
    await other.query('rollback')
  })

  it('a background job may exceed the time limit, and its connection has the usual limits afterwards', async () => {
    const one = open({ statementMs: 100 })
    await withPatience(one, (client) => client.query('select pg_sleep(0.3)'))
    await expect(one.query('select pg_sleep(3600)')).rejects.toMatchObject({ code: '57014' })
  })

  it('a connection on which a background job failed is not used again', async () => {
    const one = open({ statementMs: 100 })
    await expect(withPatience(one, (client) => client.query('select 1 / 0'))).rejects.toThrow(
      'division by zero',
    )
    await expect(one.query('select pg_sleep(3600)')).rejects.toMatchObject({ code: '57014' })
  })
})

describe('ending transactions whose code never finishes', () => {
  it('a transaction that is never finished releases its locks, and its code gets the error at the next statement', async () => {
    const one = open({ idleInTransactionMs: 100 })
    const left = inTransaction(createDatabaseOn(one), {}, async (transaction) => {
      await sql`select from seat for update`.execute(transaction)
      // The query waits for a lock that is free once the other transaction has ended.
      await other.query('update seat set id = 2')
      await sql`select from seat`.execute(transaction)
    })
    await expect(left).rejects.toThrow()
    expect((await one.query('select id from seat')).rows).toEqual([{ id: 2 }])
  })
})
