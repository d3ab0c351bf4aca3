import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDatabase, createFolder } from '../testing.ts'
import { applySeeds, migrateDown, migrateUp, migrationStatus } from './migrate.ts'
import { splitStatements } from './statements.ts'

const books = {
  'default/1_books/up.sql': 'create table book (id int primary key);',
  'default/1_books/down.sql': 'drop table book;',
}

let database: Awaited<ReturnType<typeof createDatabase>>
beforeEach(async () => {
  database = await createDatabase()
})
const folders: { remove: () => void }[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) folder.remove()
  await database.drop()
})

function target(files: Readonly<Record<string, string>>) {
  const folder = createFolder(files)
  folders.push(folder)
  return { databaseUrl: database.url, directory: folder.path, database: 'default' }
}

const tables = async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  )
  return rows.map((row) => row.name)
}

describe('applying and reverting migrations', () => {
  test('migrations are applied once, in numeric order', async () => {
    const folder = target({
      ...books,
      'default/10_last/up.sql': 'alter table loan add column last int;',
      'default/9_loans/up.sql': 'create table loan (book_id int references book);',
    })
    expect((await migrateUp(folder)).map(({ name }) => name)).toEqual(['books', 'loans', 'last'])
    expect(await migrateUp(folder)).toEqual([])
    expect(await tables()).toEqual(['book', 'loan'])
  })

  test('a failed migration is rolled back, and the error names its line even if it fails while running', async () => {
    const sql =
      'create table loan (id int unique);\n-- ; not the end\ninsert into loan values (1);\n\ninsert into loan values (1);'
    const folder = target({ ...books, 'default/2_loans/up.sql': sql })
    await expect(migrateUp(folder)).rejects.toThrow(/2_loans\/up\.sql:5: duplicate key/)
    expect(await tables()).toEqual(['book'])
    expect((await migrationStatus(folder)).map(({ state }) => state)).toEqual(['applied', 'pending'])
  })

  test('the error for invalid SQL in a migration names its line', async () => {
    const folder = target({ 'default/1_x/up.sql': "select 'é';\nselect 1;\n\nselect nope;" })
    await expect(migrateUp(folder)).rejects.toThrow(/up\.sql:4: column "nope" does not exist/)
  })

  test('a migration that was edited after it was applied is refused', async () => {
    const folder = target(books)
    await migrateUp(folder)
    writeFileSync(join(folder.directory, 'default/1_books/up.sql'), 'create table other (id int);')
    await expect(migrateUp(folder)).rejects.toThrow(/was edited after it was applied/)
  })

  test('two engines that start at the same time apply each migration only once', async () => {
    const folder = target({
      ...books,
      'default/2_slow/up.sql': 'select pg_sleep(0.2); create table slow (id int);',
    })
    const [one, two] = await Promise.all([migrateUp(folder), migrateUp(folder)])
    expect([one.length, two.length].sort()).toEqual([0, 2])
  })

  test('`migrateDown` reverts to a version or completely, and changes nothing if a down.sql is missing', async () => {
    const folder = target({
      ...books,
      'default/2_loans/up.sql': 'create table loan ();',
      'default/2_loans/down.sql': 'drop table loan;',
    })
    await migrateUp(folder)
    await migrateDown(folder, 1n)
    expect(await tables()).toEqual(['book'])
    await migrateUp(folder)
    await migrateDown(folder, undefined)
    expect(await tables()).toEqual([])
    const oneWay = target({ ...books, 'default/0_start/up.sql': 'select 1' })
    await migrateUp(oneWay)
    await expect(migrateDown(oneWay, undefined)).rejects.toThrow('0_start: has no down.sql')
    expect(await tables()).toEqual(['book'])
  })
})

describe('migrating with the options of hasura-cli', () => {
  const files = {
    ...books,
    'default/2_loans/up.sql': 'create table loan ();',
    'default/2_loans/down.sql': 'drop table loan;',
    'default/3_more/up.sql': 'create table more ();',
    'default/3_more/down.sql': 'drop table more;',
  }

  test('a user can apply or revert a number of migrations, or all up to a version', async () => {
    const folder = target(files)
    await migrateUp(folder, { count: 2 })
    expect(await tables()).toEqual(['book', 'loan'])
    await migrateUp(folder)
    await migrateDown(folder, undefined, { count: 1 })
    expect(await tables()).toEqual(['book', 'loan'])
    await migrateDown(folder, undefined, { only: 1n })
    expect(await tables()).toEqual(['loan'])
    await expect(migrateUp(folder, { only: 2n })).rejects.toThrow(
      'version 2 cannot be applied or rolled back now: see migrate status',
    )
    await migrateUp(folder, { only: 1n })
    expect((await migrationStatus(folder)).map(({ state }) => state)).toEqual([
      'applied',
      'applied',
      'pending',
    ])
  })

  test('a migration can be recorded as applied without being run', async () => {
    const folder = target(files)
    await database.pool.query('create table book (id int primary key)')
    await migrateUp(folder, { only: 1n, skipExecution: true })
    expect((await migrateUp(folder)).map(({ name }) => name)).toEqual(['loans', 'more'])
    await migrateDown(folder, undefined, { only: 1n, skipExecution: true })
    expect(await tables()).toEqual(['book', 'loan', 'more'])
  })
})

describe('a database migrated by hasura-cli', () => {
  const files = {
    ...books,
    'default/2_loans/up.sql': 'create table loan ();',
    'default/2_loans/down.sql': 'drop table loan;',
    'default/3_more/up.sql': 'create table more ();',
  }
  const kept = `
    create schema hdb_catalog;
    create table hdb_catalog.hdb_version (hasura_uuid uuid, cli_state jsonb not null default '{}');
    create table book (id int primary key);
    create table loan ();`
  const state = (migrations: object, isStateCopyCompleted = true) =>
    `insert into hdb_catalog.hdb_version (cli_state) values ('${JSON.stringify({
      settings: { migration_mode: 'true' },
      migrations,
      isStateCopyCompleted,
    })}')`
  const told = async () =>
    (await database.pool.query('select cli_state as state from hdb_catalog.hdb_version')).rows[0].state

  test("migrations that hasura-cli applied are not applied again, and newer ones are added to hasura-cli's record", async () => {
    await database.pool.query(`${kept}; ${state({ default: { 1: false, 2: false, 9: false } })}`)
    const folder = target(files)
    expect((await migrationStatus(folder)).map((one) => one.state)).toEqual(['applied', 'applied', 'pending'])
    expect((await migrateUp(folder)).map(({ name }) => name)).toEqual(['more'])
    expect(await told()).toMatchObject({
      settings: { migration_mode: 'true' },
      migrations: { default: { 1: false, 2: false, 3: false, 9: false } },
    })
  })

  test("reverting a migration also removes the migration from hasura-cli's record", async () => {
    await database.pool.query(`${kept}; ${state({ default: { 1: false, 2: false } })}`)
    const folder = target(files)
    await migrateDown(folder, 1n)
    expect(await told()).toMatchObject({ migrations: { default: { 1: false } } })
    expect((await migrateUp(folder)).map(({ name }) => name)).toEqual(['loans', 'more'])
  })

  test('migrations that hasura-cli applied before config v3 count as applied unless hasura-cli has copied their record', async () => {
    const old = `create table hdb_catalog.schema_migrations (version bigint primary key, dirty boolean not null);
      insert into hdb_catalog.schema_migrations values (1, false), (2, false);`
    await database.pool.query(`${kept}; ${old}; ${state({}, false)}`)
    expect((await migrateUp(target(files))).map(({ name }) => name)).toEqual(['more'])
  })

  test('a database that hasura-cli left half migrated is not changed', async () => {
    await database.pool.query(`${kept}; ${state({ default: { 1: false, 2: true } })}`)
    await expect(migrateUp(target(files))).rejects.toThrow('hasura-cli left migration 2 half done')
    expect(await tables()).toEqual(['book', 'loan'])
  })

  test("hasura-cli's record can be in a separate database", async () => {
    const records = await createDatabase(`${kept}; ${state({ default: { 1: false, 2: false } })}`)
    try {
      await database.pool.query('create table book (id int primary key); create table loan ()')
      const folder = { ...target(files), metadataUrl: records.url }
      expect((await migrateUp(folder)).map(({ name }) => name)).toEqual(['more'])
      const { rows } = await records.pool.query(
        `select cli_state #> '{migrations,default}' as migrations from hdb_catalog.hdb_version`,
      )
      expect(rows).toEqual([{ migrations: { 1: false, 2: false, 3: false } }])
    } finally {
      await records.drop()
    }
  })
})

describe('creating the extension pgcrypto', () => {
  const extension = async () =>
    (
      await database.pool.query(
        "select extnamespace::regnamespace::text as schema from pg_extension where extname = 'pgcrypto'",
      )
    ).rows

  test('the extension pgcrypto is created before the first migration, as in Hasura', async () => {
    const sql =
      "create table t (id uuid default public.gen_random_uuid(), h bytea default digest('x', 'sha1'))"
    await migrateUp(target({ 'default/1_t/up.sql': sql }))
    expect(await extension()).toEqual([{ schema: 'public' }])
  })

  test('the extension pgcrypto is created in the schema that the metadata names', async () => {
    await database.pool.query('create schema extensions')
    await migrateUp({ ...target(books), extensionsSchema: 'extensions' })
    expect(await extension()).toEqual([{ schema: 'extensions' }])
  })

  test('the extension pgcrypto is not created again in a database that already has it', async () => {
    await migrateUp(target(books))
    await database.pool.query('drop extension pgcrypto')
    await migrateUp(target(books))
    expect(await extension()).toEqual([])
  })
})

describe('applying seeds', () => {
  test('seeds run in their numeric order, each in its own transaction', async () => {
    const folder = target({
      'default/2_more.sql': 'insert into s values (2); insert into nope values (1);',
      'default/1_first.sql': 'create table if not exists s (id int); insert into s values (1);',
    })
    await expect(applySeeds(folder, [])).rejects.toThrow(/2_more\.sql:1: relation "nope" does not exist/)
    const { rows } = await database.pool.query('select id from s')
    expect(rows).toEqual([{ id: 1 }])
    await applySeeds(folder, ['1_first.sql'])
  })
})

describe('splitting SQL with `splitStatements`', () => {
  test('`splitStatements` splits at semicolons outside strings, names, comments and dollar quotes', () => {
    const script = 'select \';\'; -- a;b\n/* ; */ do $x$ begin; end $x$;\nselect ";"'
    expect(splitStatements(script).map(({ text }) => text)).toEqual([
      "select ';'",
      'do $x$ begin; end $x$',
      'select ";"',
    ])
  })
})
