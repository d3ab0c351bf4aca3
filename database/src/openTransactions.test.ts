import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDatabaseOn, createPool, type Database, type DatabaseTransaction } from './database.ts'
import { CalledInTransaction, refuseInTransaction } from './openTransactions.ts'
import { createScratch, type Scratch } from './testing/scratch.ts'

let scratch: Scratch
let pool: Pool
let database: Database

beforeAll(async () => {
  scratch = await createScratch()
  pool = createPool(scratch.url, { connections: 3 })
  database = createDatabaseOn(pool)
  await pool.query('create table seat (id integer primary key)')
})
beforeEach(() => pool.query('truncate seat'))
afterAll(async () => {
  await pool?.end()
  await scratch?.drop()
})

const taken = async () => (await pool.query('select id from seat order by id')).rows.map(({ id }) => id)
const take = (transaction: DatabaseTransaction, id: number) =>
  sql`insert into seat values (${id})`.execute(transaction)
/** The check that every provider makes before a request. */
const call = async (): Promise<string> => {
  await sleep(1)
  refuseInTransaction('the vendor')
  return 'called'
}

describe('refusing calls to third parties while a transaction is open', () => {
  it('a third party cannot be called inside a transaction, even from nested functions, and the transaction is rolled back', async () => {
    const work = database.transaction().execute(async (transaction) => {
      await take(transaction, 1)
      await Promise.all([sleep(1), call()])
    })
    await expect(work).rejects.toThrow(CalledInTransaction)
    await expect(work).rejects.toThrow('the vendor is called inside a transaction')
    expect(await taken()).toEqual([])
  })

  it.each([
    ['ignores the error', async () => call().catch(() => 'silent')],
    [
      'treats the error as an unavailable vendor',
      () => call().catch(() => Promise.reject(new Error('away'))),
    ],
  ])('a third party is not called inside a transaction even if the caller %s', async (_what, work) => {
    const done = database.transaction().execute(async (transaction) => {
      await take(transaction, 1)
      return work()
    })
    await expect(done).rejects.toThrow(CalledInTransaction)
    expect(await taken()).toEqual([])
  })

  it('a third party can be called before and after a transaction, and by other code while the transaction is open', async () => {
    expect(await call()).toBe('called')
    let later: Promise<string> | undefined
    const [, beside] = await Promise.all([
      database.transaction().execute(async (transaction) => {
        later = sleep(50).then(call)
        await take(transaction, 1)
        await sleep(5)
      }),
      call(),
    ])
    expect([beside, await later, await call()]).toEqual(['called', 'called', 'called'])
    expect(await taken()).toEqual([1])
  })

  it('a third party cannot be called while an outer transaction is open, even after an inner transaction has ended', async () => {
    const work = database.transaction().execute(async (outer) => {
      await take(outer, 1)
      await database.transaction().execute((inner) => take(inner, 2))
      await call()
    })
    await expect(work).rejects.toThrow(CalledInTransaction)
    expect(await taken()).toEqual([2])
  })

  it.each([
    ['serializable', () => database.transaction().setIsolationLevel('serializable')],
    ['read only', () => database.transaction().setAccessMode('read only')],
  ])('a third party cannot be called inside a transaction that is %s', async (_what, begin) => {
    await expect(begin().execute(call)).rejects.toThrow(CalledInTransaction)
  })

  it('no transaction in the code can bypass the check for third-party calls', () => {
    expect(() => database.startTransaction()).toThrow(/begin with transaction/)
  })
})
