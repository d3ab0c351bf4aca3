import { migrateDown, migrateUp, readMigrations } from '@questboard/database/testing'
import type { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDemoDatabase, createEmptyDatabase, type Scratch } from './support/database.ts'
import { createMarket } from './support/market.ts'

let scratch: Scratch
const migrations = readMigrations()

beforeEach(async () => {
  scratch = await createEmptyDatabase()
})
afterEach(() => scratch.drop())

/** Everything that a migration can make, by name and definition. */
const structure = `
  SELECT 'column' AS what, table_name || '.' || column_name AS name,
         concat_ws(' ', data_type, is_nullable, column_default, generation_expression) AS definition
    FROM information_schema.columns WHERE table_schema = 'public'
  UNION ALL
  SELECT 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL
  SELECT 'index', indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL
  SELECT 'function', oid::regprocedure::text, md5(prosrc)
    FROM pg_proc WHERE pronamespace = 'public'::regnamespace
     AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND deptype = 'e')
  UNION ALL
  SELECT 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL
  SELECT 'view', viewname, definition FROM pg_views WHERE schemaname = 'public'
  UNION ALL
  SELECT 'type', oid::regtype::text, typtype::text
    FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typtype IN ('d', 'e', 'r')
     AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_type'::regclass AND objid = pg_type.oid AND deptype = 'e')
  UNION ALL
  SELECT 'extension', extname, '' FROM pg_extension
  ORDER BY 1, 2, 3`

async function describeDatabase(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ what: string; name: string; definition: string }>(structure)
  return rows.map((row) => `${row.what} ${row.name}: ${row.definition}`)
}

test('every migration can be undone, and done again, with the same result', async () => {
  const before = await describeDatabase(scratch.client)
  await migrateUp(scratch.client, migrations)
  const first = await describeDatabase(scratch.client)
  expect(first.length).toBeGreaterThan(1000)
  await migrateDown(scratch.client, migrations)
  expect(await describeDatabase(scratch.client)).toEqual(before)
  await migrateUp(scratch.client, migrations)
  expect(await describeDatabase(scratch.client)).toEqual(first)
})

test('each single migration undoes exactly what it did', async () => {
  for (const migration of migrations) {
    const before = await describeDatabase(scratch.client)
    await migrateUp(scratch.client, [migration])
    await migrateDown(scratch.client, [migration])
    expect(await describeDatabase(scratch.client), migration.name).toEqual(before)
    await migrateUp(scratch.client, [migration])
  }
})

test('each migration goes down and up again on a market full of data', { timeout: 180_000 }, async () => {
  const demo = await createDemoDatabase()
  try {
    // From the newest on: below each lies all the data of the older ones, in it its own.
    for (const migration of migrations.toReversed()) {
      const before = await describeDatabase(demo.client)
      await migrateDown(demo.client, [migration])
      await migrateUp(demo.client, [migration])
      expect(await describeDatabase(demo.client), migration.name).toEqual(before)
      await migrateDown(demo.client, [migration])
    }
    expect(await describeDatabase(demo.client)).toEqual(await describeDatabase(scratch.client))
    await migrateUp(demo.client, migrations)
    await createMarket(demo.client)
    const { rows } = await demo.client.query('SELECT count(*)::int AS companies FROM company')
    expect(rows).toEqual([{ companies: 2 }])
  } finally {
    await demo.drop()
  }
})

test('migration folders are named <milliseconds>_<verb>_<object>', () => {
  for (const { name } of migrations) expect(name).toMatch(/^\d{13}_[a-z]+(_[a-z0-9]+)+$/)
})
