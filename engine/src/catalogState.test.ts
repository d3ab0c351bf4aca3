import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from './http/metadataApi.ts'
import { migrateUp, migrationStatus } from './migrate/migrate.ts'
import { buildRuntime, createDatabase, createFolder } from './testing.ts'

const session = { role: 'admin', variables: {}, trusted: true, backendOnly: false }
const files = {
  'default/1_books/up.sql': 'create table book (id int primary key);',
  'default/2_loans/up.sql': 'create table loan ();',
}

let database: Awaited<ReturnType<typeof createDatabase>>
let folder: ReturnType<typeof createFolder>
beforeEach(async () => {
  database = await createDatabase()
  folder = createFolder(files)
})
afterEach(async () => {
  folder.remove()
  await database.drop()
})

const ask = (type: string, args: unknown = {}) =>
  runCommand(buildRuntime({ pool: database.pool }), '/v1/metadata', { type, args }, session)
const target = () => ({ databaseUrl: database.url, directory: folder.path, database: 'default' })
const states = async () => (await migrationStatus(target())).map(({ state }) => state)
const cliState = (versions: object) => ({
  settings: { migration_mode: 'true' },
  isStateCopyCompleted: true,
  migrations: { default: versions },
})

describe('the state that hasura-cli keeps on the server', () => {
  test('`get_catalog_state` names the migrations that the engine applied, with the same id at each call', async () => {
    await migrateUp(target(), { count: 1 })
    const first = await ask('get_catalog_state')
    expect(first).toEqual({ id: expect.any(String), cli_state: cliState({ 1: false }), console_state: {} })
    await migrateUp(target())
    expect(await ask('get_catalog_state')).toEqual({
      ...(first as object),
      cli_state: cliState({ 1: false, 2: false }),
    })
  })

  test('migrations that hasura-cli records with `set_catalog_state` count as applied in the engine', async () => {
    expect(await ask('set_catalog_state', { type: 'cli', state: cliState({ 1: false }) })).toEqual({
      message: 'success',
    })
    expect(await states()).toEqual(['applied', 'pending'])
    await database.pool.query('create table book ()')
    expect((await migrateUp(target())).map(({ name }) => name)).toEqual(['loans'])
    expect(await ask('get_catalog_state')).toMatchObject({ cli_state: cliState({ 1: false, 2: false }) })
  })

  test('migrations that hasura-cli reverts or squashes no longer count as applied in the engine', async () => {
    await migrateUp(target())
    await ask('set_catalog_state', { type: 'cli', state: cliState({ 2: false }) })
    expect(await states()).toEqual(['pending', 'applied'])
    expect(await ask('get_catalog_state')).toMatchObject({
      cli_state: { migrations: { default: { 2: false } } },
    })
  })

  test("the console's state is stored apart from hasura-cli's", async () => {
    const state = { telemetryNotificationShown: true }
    await ask('set_catalog_state', { type: 'console', state })
    expect(await ask('get_catalog_state')).toMatchObject({
      cli_state: { migrations: {} },
      console_state: state,
    })
  })

  test("a real Hasura's catalog is used if there is one", async () => {
    await database.pool.query(`create schema hdb_catalog;
      create table hdb_catalog.hdb_version (hasura_uuid uuid, cli_state jsonb not null default '{}', console_state jsonb not null default '{}');
      insert into hdb_catalog.hdb_version (hasura_uuid) values ('00000000-0000-4000-8000-000000000001')`)
    await ask('set_catalog_state', { type: 'cli', state: cliState({ 1: false }) })
    const { rows } = await database.pool.query('select cli_state from hdb_catalog.hdb_version')
    expect(rows).toEqual([{ cli_state: cliState({ 1: false }) }])
    expect(await states()).toEqual(['applied', 'pending'])
  })

  test.each([
    [{ type: 'other', state: {} }, 'type must be "cli" or "console"'],
    [{ type: 'cli', state: [] }, 'state must be an object'],
  ])('`set_catalog_state` refuses %j', async (args, message) => {
    await expect(ask('set_catalog_state', args)).rejects.toMatchObject({ code: 'parse-failed', message })
  })
})
