import type { Client } from 'pg'
import { z } from 'zod'
import { readTableEntries } from './metadata.ts'

const table = z.object({ schema: z.string(), name: z.string() })
const relationships = z
  .array(
    z.object({
      name: z.string(),
      using: z.union([
        z.object({ manual_configuration: z.object({ remote_table: table }) }),
        z.object({ foreign_key_constraint_on: z.object({ table }) }),
        z.object({ foreign_key_constraint_on: z.union([z.string(), z.array(z.string())]) }),
      ]),
    }),
  )
  .default([])
const file = z.object({ table, object_relationships: relationships, array_relationships: relationships })

export type Relation = {
  readonly from: string
  readonly name: string
  readonly to: string
  readonly isList: boolean
}

async function readForeignKeys(client: Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ key: string; target: string }>(`
    SELECT conrelid::regclass || '.' || (SELECT string_agg(attname, ',' ORDER BY position)
             FROM unnest(conkey) WITH ORDINALITY AS part (number, position) JOIN pg_attribute ON attrelid = conrelid AND attnum = number) AS key,
           replace(confrelid::regclass::text, '"', '') AS target
      FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`)
  return new Map(rows.map((row) => [row.key.replaceAll('"', ''), row.target]))
}

export async function readRelations(client: Client): Promise<readonly Relation[]> {
  const foreignKeys = await readForeignKeys(client)
  return readTableEntries()
    .map(({ content }) => file.parse(content))
    .flatMap(({ table: { name: from }, object_relationships, array_relationships }) => {
      const relationOf =
        (isList: boolean) =>
        ({ name, using }: (typeof object_relationships)[number]): Relation => {
          if ('manual_configuration' in using)
            return { from, name, isList, to: using.manual_configuration.remote_table.name }
          const on = using.foreign_key_constraint_on
          if (typeof on === 'object' && 'table' in on) return { from, name, isList, to: on.table.name }
          return { from, name, isList, to: foreignKeys.get(`${from}.${[on].flat().join(',')}`) ?? '' }
        }
      return [...object_relationships.map(relationOf(false)), ...array_relationships.map(relationOf(true))]
    })
}
