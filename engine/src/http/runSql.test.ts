import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { send } from '../execute/send.ts'
import { createDatabase, until } from '../testing.ts'
import { runSql } from './runSql.ts'

let database: Awaited<ReturnType<typeof createDatabase>>
/** Roles exist once per server, and other tests use the same server at the same time. */
const role = `run_sql_reader_${process.pid}`
/** A pool with one connection, so that later statements run on the same connection as the tested ones. */
let pool: Pool
beforeAll(async () => {
  database = await createDatabase(`create schema other; create table other.t (a int); create role ${role}`)
})
afterAll(async () => {
  await database.pool.query(`drop role ${role}`)
  await database.drop()
})
beforeEach(() => {
  pool = new Pool({ connectionString: database.url, max: 1 })
  pool.on('error', () => undefined)
})
afterEach(() => pool.end())

const run = (sql: string) => runSql(pool, { sql, readOnly: false })
const ask = async (text: string) => {
  const statements = [{ text, values: [] }]
  const work = { statements, paths: ['$'], writes: false, cancellation: undefined }
  const [value] = await send(work, { pool, settings: { preparedStatements: true } })
  return value
}

test.each([
  ['a setting', `set timezone to 'Asia/Tokyo'`, `select current_setting('timezone') <> 'Asia/Tokyo'`],
  ['a search path', 'set search_path to other', `select to_regclass('t') is null`],
  ['a role', `set role ${role}`, `select current_user <> '${role}'`],
  [
    'a variable',
    `select set_config('hasura.user', '{}', false)`,
    `select current_setting('hasura.user', true) is null`,
  ],
  ['a temporary table', 'create temp table t (a int)', `select to_regclass('t') is null`],
  ['a LISTEN channel', 'listen news', 'select count(*) = 0 from pg_listening_channels()'],
  [
    'a setting after an explicit commit',
    'commit; set statement_timeout to 1; begin',
    `select current_setting('statement_timeout') = '0'`,
  ],
])('%s that run_sql created no longer exists when the next request runs', async (_what, sql, isGone) => {
  expect(await run(sql)).toMatchObject({ result_type: expect.any(String) })
  expect(await ask(isGone)).toBe('t')
})

test('statements that run_sql prepares or deallocates do not affect later requests', async () => {
  expect(await ask('select 7')).toBe('7')
  await run('prepare e2 as select 1; deallocate e1')
  expect(await ask('select 7')).toBe('7')
  expect(await ask('select 8')).toBe('8')
})

test('a lock that run_sql took is released when run_sql ends', async () => {
  await run('select pg_advisory_lock(7)')
  await until(async () => {
    const { rows } = await database.pool.query<{ held: boolean }>(
      `select exists (select from pg_locks where locktype = 'advisory') as held`,
    )
    return rows[0]?.held === false
  })
})

test('statements in run_sql that fail are rolled back, and their settings are reset', async () => {
  await expect(
    run(`set timezone to 'Asia/Tokyo'; insert into other.t values (1); select nope`),
  ).rejects.toMatchObject({
    code: 'postgres-error',
    internal: { error: { status_code: '42703' } },
  })
  expect(await ask('select count(*) from other.t')).toBe('0')
  expect(await ask(`select current_setting('timezone')`)).not.toBe('Asia/Tokyo')
})
