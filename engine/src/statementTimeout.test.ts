import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { send } from './execute/send.ts'
import { runSql } from './http/runSql.ts'
import { migrateUp } from './migrate/migrate.ts'
import { createPool } from './pool.ts'
import { readSettings } from './settings.ts'
import { createDatabase, createFolder } from './testing.ts'

/** Sets `statement_timeout` in the database's URL, as Hasura's driver reads it. */
const limit = new URLSearchParams({ options: '-c statement_timeout=200ms', application_name: 'named' })

let database: Awaited<ReturnType<typeof createDatabase>>
let limited: string
let pool: Pool
beforeAll(async () => {
  database = await createDatabase()
  limited = `${database.url}?${limit}`
  pool = createPool(limited, { databaseUrl: { fromEnv: 'PG' } }, readSettings({}))
})
afterAll(async () => {
  await pool?.end()
  await database?.drop()
})

test("`statement_timeout` ends a request's statement, which is reported as a timeout", async () => {
  const work = {
    statements: [{ text: 'select pg_sleep(5)', values: [] }],
    paths: ['$'],
    writes: false,
    cancellation: undefined,
  }
  const asked = send(work, { pool, settings: { preparedStatements: true } })
  await expect(asked).rejects.toMatchObject({ code: 'timeout' })
})

test('`statement_timeout` does not end run_sql and still applies afterwards', async () => {
  const slept = await runSql(pool, { sql: `select pg_sleep(0.4), 'done' as word`, readOnly: false })
  expect(slept.result?.[1]?.[1]).toBe('done')
  expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '200ms' }])
})

test('`statement_timeout` does not end a migration', async () => {
  const folder = createFolder({ 'default/1_slow/up.sql': 'select pg_sleep(0.4);' })
  try {
    const done = await migrateUp({ databaseUrl: limited, directory: folder.path, database: 'default' })
    expect(done.map(({ name }) => name)).toEqual(['slow'])
  } finally {
    folder.remove()
  }
})

test("`statement_timeout` in the URL keeps the connection's other settings", async () => {
  const { rows } = await pool.query(`select current_setting('jit') as jit`)
  expect(rows).toEqual([{ jit: 'off' }])
})
