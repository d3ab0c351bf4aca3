import { once } from 'node:events'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { send } from './execute/send.ts'
import { loadMetadata } from './metadata/loadMetadata.ts'
import type { Source } from './metadata/types.ts'
import { createPool, prepares } from './pool.ts'
import { readSettings } from './settings.ts'
import { createDatabase, createFolder } from './testing.ts'

let database: Awaited<ReturnType<typeof createDatabase>>
beforeAll(async () => {
  database = await createDatabase()
})
afterAll(() => database?.drop())

const made: Pool[] = []
afterEach(async () => {
  for (const pool of made.splice(0)) await pool.end()
})

const databaseUrl = { fromEnv: 'PG' }

const poolOf = (connection: Partial<Source['connection']>, environment = {}): Pool => {
  const pool = createPool(database.url, { databaseUrl, ...connection }, readSettings(environment))
  made.push(pool)
  return pool
}

const processOf = async (pool: Pool): Promise<unknown> =>
  (await pool.query('select pg_backend_pid() as pid')).rows[0]?.pid

const settingOf = async (pool: Pool, name: string): Promise<unknown> =>
  (await pool.query('select current_setting($1) as value', [name])).rows[0]?.value

const select = (pool: Pool) =>
  send(
    { statements: [{ text: 'select 1', values: [] }], paths: ['$'], writes: false, cancellation: undefined },
    { pool, settings: { preparedStatements: true } },
  )

test('losing a connection that is in use does not affect other users of the pool', async () => {
  const pool = poolOf({})
  const held = await pool.connect()
  const { rows } = await held.query<{ pid: number }>('select pg_backend_pid() as pid')
  const ended = new Promise<void>((resolve) => held.once('end', () => resolve()))
  // The test needs a listener for the lost connection, because an unhandled error would end the process.
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await ended
  held.release(true)
  expect(await select(pool)).toEqual(['1'])
})

describe('applying `pool_settings` of a source', () => {
  test('max_connections overrides HASURA_GRAPHQL_PG_CONNECTIONS', () => {
    const environment = { HASURA_GRAPHQL_PG_CONNECTIONS: '7' }
    expect(poolOf({}, environment).options.max).toBe(7)
    expect(poolOf({ poolSize: 3 }, environment).options.max).toBe(3)
  })

  test('pool_timeout limits only the time that a request waits for a connection', async () => {
    const pool = poolOf({ poolSize: 1, poolTimeoutSeconds: 1 })
    const held = await pool.connect()
    await expect(select(pool)).rejects.toMatchObject({ code: 'postgres-error', message: 'connection error' })
    held.release()
    expect(await select(pool)).toEqual(['1'])
  })

  test('without pool_timeout, a request waits indefinitely for a connection', async () => {
    const pool = poolOf({ poolSize: 1 })
    const held = await pool.connect()
    const waiting = select(pool)
    await held.query('select pg_sleep(0.3)')
    held.release()
    expect(await waiting).toEqual(['1'])
  })

  test('idle_timeout closes an unused connection', async () => {
    const pool = poolOf({ idleTimeoutSeconds: 0.05 })
    const removed = once(pool, 'remove')
    await select(pool)
    await removed
    expect(pool.totalCount).toBe(0)
  })

  test('connection_lifetime closes even a busy connection', async () => {
    const pool = poolOf({ poolSize: 1, lifetimeSeconds: 0.2 })
    const first = await processOf(pool)
    while ((await processOf(pool)) === first);
    expect(pool.totalCount).toBe(1)
  })

  test("pool_settings have Hasura's defaults", () => {
    expect(poolOf({}).options).toMatchObject({ max: 50, idleTimeoutMillis: 180_000, maxLifetimeSeconds: 600 })
    expect(poolOf({}).options.connectionTimeoutMillis).toBeUndefined()
  })
})

describe('settings of database connections', () => {
  test("isolation_level in the source's settings overrides HASURA_GRAPHQL_TX_ISOLATION", async () => {
    const environment = { HASURA_GRAPHQL_TX_ISOLATION: 'serializable' }
    const level = 'default_transaction_isolation'
    expect(await settingOf(poolOf({}), level)).toBe('read committed')
    expect(await settingOf(poolOf({}, environment), level)).toBe('serializable')
    expect(await settingOf(poolOf({ isolation: 'repeatable-read' }, environment), level)).toBe(
      'repeatable read',
    )
  })

  test('database connections turn off JIT compilation, because it would ignore requests to cancel', async () => {
    expect(await settingOf(poolOf({}), 'jit')).toBe('off')
    expect(await settingOf(poolOf({ isolation: 'serializable' }), 'jit')).toBe('off')
  })

  test("statements are prepared unless the source's setting or HASURA_GRAPHQL_USE_PREPARED_STATEMENTS turns that off", () => {
    const never = readSettings({ HASURA_GRAPHQL_USE_PREPARED_STATEMENTS: 'false' })
    expect(prepares({ databaseUrl }, readSettings({}))).toBe(true)
    expect(prepares({ databaseUrl }, never)).toBe(false)
    expect(prepares({ databaseUrl, preparedStatements: false }, readSettings({}))).toBe(false)
    expect(prepares({ databaseUrl, preparedStatements: true }, never)).toBe(true)
  })
})

test('connection_info has the same field names as in Hasura', () => {
  const pool = 'max_connections: 4, pool_timeout: 5, idle_timeout: 6, connection_lifetime: 0, retries: 2'
  const info = `isolation_level: serializable, use_prepared_statements: false, pool_settings: {${pool}}`
  const folder = createFolder({
    'version.yaml': 'version: 3\n',
    'databases/databases.yaml': `
- name: default
  kind: postgres
  configuration: {connection_info: {database_url: {from_env: PG}, ${info}}}
  tables: []`,
  })
  try {
    expect(loadMetadata(folder.path).source.connection).toEqual({
      databaseUrl,
      poolSize: 4,
      poolTimeoutSeconds: 5,
      idleTimeoutSeconds: 6,
      lifetimeSeconds: 0,
      isolation: 'serializable',
      preparedStatements: false,
    })
  } finally {
    folder.remove()
  }
})
