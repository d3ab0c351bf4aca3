import { migrateDown, migrateUp, readMigrations } from '@questboard/database/testing'
import type { Client } from 'pg'
import { expect, test } from 'vitest'
import { createDatabase, createDemoDatabase, createEmptyDatabase } from './support/database.ts'
import { createMarket } from './support/market.ts'

const migrations = readMigrations()

const structure = `
  SELECT 'column' AS what, relname || '.' || attname AS name,
         concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attgenerated, attidentity, pg_get_expr(adbin, adrelid)) AS definition
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
    LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
   WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm')
  UNION ALL
  SELECT 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL
  SELECT 'index', relname, pg_get_indexdef(indexrelid)
    FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
   WHERE relnamespace = 'public'::regnamespace
     AND indexrelid NOT IN (SELECT conindid FROM pg_constraint WHERE contype IN ('p', 'u', 'x'))
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
`

/** A digest per object and its parts, because comparing full definitions hundreds of times is slow. */
const digests = `
  SELECT what || ' ' || split_part(name, '.', 1) AS object,
         md5(string_agg(concat_ws(': ', name, definition), '|' ORDER BY name, definition)) AS digest
    FROM (${structure}) AS everything GROUP BY 1 ORDER BY 1`

async function describeDatabase(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ object: string; digest: string }>(digests)
  return rows.map(({ object, digest }) => `${object}: ${digest}`)
}

const structures: (readonly string[])[] = []

test('each migration can be undone completely and applied again', { timeout: 180_000 }, async () => {
  const [scratch, whole] = [await createEmptyDatabase(), await createDatabase()]
  try {
    structures.push(await describeDatabase(scratch.client))
    for (const migration of migrations) {
      await migrateUp(scratch.client, [migration])
      await migrateDown(scratch.client, [migration])
      expect(await describeDatabase(scratch.client), migration.name).toEqual(structures.at(-1))
      await migrateUp(scratch.client, [migration])
      structures.push(await describeDatabase(scratch.client))
    }
    // A database that ran each migration only once must have the same structure.
    expect(structures.at(-1)).toEqual(await describeDatabase(whole.client))
  } finally {
    await Promise.all([scratch.drop(), whole.drop()])
  }
})

test('each migration can be undone and applied again in a database full of data', {
  timeout: 180_000,
}, async () => {
  const demo = await createDemoDatabase()
  try {
    expect(structures).toHaveLength(migrations.length + 1)
    // Migrations are undone newest first, so that each one is undone while the data of all older ones is present.
    for (const [index, migration] of [...migrations.entries()].toReversed()) {
      await migrateDown(demo.client, [migration])
      await migrateUp(demo.client, [migration])
      expect(await describeDatabase(demo.client), migration.name).toEqual(structures[index + 1])
      await migrateDown(demo.client, [migration])
    }
    expect(await describeDatabase(demo.client)).toEqual(structures[0])
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
