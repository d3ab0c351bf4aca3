/** Generates the database's TypeScript types. Columns that reference a list have its literal type. */
import type { DatabaseMetadata } from 'kysely-codegen'
import { Client, escapeIdentifier } from 'pg'

/** A list is a table whose primary key is named `value`. Hasura tracks such tables as enums. */
const lists = `
  select class.relname as name
    from pg_constraint as key
    join pg_class as class on class.oid = key.conrelid and class.relnamespace = 'public'::regnamespace
    join pg_attribute as field on field.attrelid = class.oid and field.attnum = key.conkey[1]
   where key.contype = 'p' and cardinality(key.conkey) = 1 and field.attname = 'value'`

/**
 * Foreign key columns with the columns to which they refer. The other columns can themselves refer to a list (a quest's
 * kind refers to its activation's kind).
 */
const foreignColumns = `
  select own.relname as from_table, own_field.attname as from_column, other.relname as to_table, other_field.attname as to_column
    from pg_constraint as key
    join pg_class as own on own.oid = key.conrelid and own.relnamespace = 'public'::regnamespace
    join pg_class as other on other.oid = key.confrelid
   cross join lateral unnest(key.conkey, key.confkey) as pair (own_number, other_number)
    join pg_attribute as own_field on own_field.attrelid = own.oid and own_field.attnum = pair.own_number
    join pg_attribute as other_field on other_field.attrelid = other.oid and other_field.attnum = pair.other_number
   where key.contype = 'f'`

type Lists = ReadonlyMap<string, readonly string[]>
type ForeignColumn = { from_table: string; from_column: string; to_table: string; to_column: string }

/** The list to which each column's foreign keys lead, across any number of tables, by `table.column`. */
export function followLists(lists: Lists, keys: readonly ForeignColumn[]): ReadonlyMap<string, string> {
  const listOf = new Map([...lists.keys()].map((list) => [`${list}.value`, list]))
  for (let known = -1; known < listOf.size; ) {
    known = listOf.size
    for (const key of keys) {
      const list = listOf.get(`${key.to_table}.${key.to_column}`)
      if (list) listOf.set(`${key.from_table}.${key.from_column}`, list)
    }
  }
  return listOf
}

async function readLists(client: Client): Promise<Lists> {
  const values = new Map<string, readonly string[]>()
  for (const { name } of (await client.query<{ name: string }>(lists)).rows) {
    const { rows } = await client.query<{ value: string }>(`select value from ${escapeIdentifier(name)}`)
    // Leaves out empty lists, because their values are added at run time and any text is allowed.
    if (rows.length > 0)
      values.set(
        name,
        rows.map(({ value }) => value),
      )
  }
  return values
}

/** The name of a list's type. It has a suffix because `quest_run_status` is the type of the list's rows. */
const typeOf = (list: string) => `${list}_value`

/** Presents lists to the generator as Postgres enums, because the generator writes literal types for enums. */
async function asEnums(client: Client, metadata: DatabaseMetadata): Promise<DatabaseMetadata> {
  const values = await readLists(client)
  const listOf = followLists(values, (await client.query<ForeignColumn>(foreignColumns)).rows)
  for (const [list, words] of values) metadata.enums.set(`public.${typeOf(list)}`, [...words])
  for (const table of metadata.tables)
    for (const column of table.columns) {
      const list = listOf.get(`${table.name}.${column.name}`)
      const enumValues = list && values.get(list)
      if (enumValues) Object.assign(column, { dataType: typeOf(list), dataTypeSchema: 'public', enumValues })
    }
  return metadata
}

export async function writeDatabaseTypes(url: string, file: string): Promise<void> {
  // Loads the generator here, because loading takes a second and only this function needs it.
  const { generate, getDialect } = await import('kysely-codegen')
  const dialect = getDialect('postgres')
  const db = await dialect.introspector.connect({ connectionString: url, dialect })
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    await generate({
      db,
      dialect,
      defaultSchemas: ['public'],
      includePattern: 'public.*',
      // The views of a Postgres extension are left out, because they differ by server version and no code uses them.
      excludePattern: 'public.pg_stat_*',
      outFile: file,
      // Cents and counts are far below 2^53, so database/src/database.ts reads bigint as a number.
      typeMapping: { int8: 'number' },
      postprocess: ({ metadata }) => asEnums(client, metadata),
    })
  } finally {
    await client.end()
    await db.destroy()
  }
}
