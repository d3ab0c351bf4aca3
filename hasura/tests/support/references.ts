import type { Client } from 'pg'
import { z } from 'zod'

export type Reference = {
  readonly table: string
  readonly column: string
  readonly to: string
  readonly key: string
  readonly isList: boolean
  /** The effect on the row when the row to which it refers is deleted. */
  readonly onDelete: 'follows' | 'forbids' | 'forgets'
}

/** Lists of ids have no foreign keys; triggers check them. */
const lists: readonly Reference[] = [
  {
    table: 'requirement',
    column: 'creator_list_ids',
    to: 'creator_list',
    key: 'id',
    isList: true,
    onDelete: 'forgets',
  },
  {
    table: 'requirement',
    column: 'completed_mission_ids',
    to: 'activation',
    key: 'id',
    isList: true,
    onDelete: 'forgets',
  },
]

const referenceRow = z.object({
  table: z.string(),
  column: z.string(),
  to: z.string(),
  key: z.string(),
  onDelete: z.enum(['follows', 'forbids', 'forgets']),
})

/**
 * All foreign keys. If a key has several columns, the first one is the reference, and the others only have to match.
 */
export async function readReferences(client: Client): Promise<readonly Reference[]> {
  const { rows } = await client.query(`
    SELECT DISTINCT source.relname AS table, sourced.attname AS column, target.relname AS to, targeted.attname AS key,
           CASE confdeltype WHEN 'c' THEN 'follows' WHEN 'n' THEN 'forgets' ELSE 'forbids' END AS "onDelete"
      FROM pg_constraint
      JOIN pg_class AS source ON source.oid = conrelid
      JOIN pg_class AS target ON target.oid = confrelid
      JOIN pg_attribute AS sourced ON sourced.attrelid = conrelid AND sourced.attnum = conkey[1]
      JOIN pg_attribute AS targeted ON targeted.attrelid = confrelid AND targeted.attnum = confkey[1]
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0 AND targeted.attname <> 'value'
     ORDER BY 1, 2, 3, 5`)
  const found = z.array(referenceRow).parse(rows)
  return [...found.map((row) => ({ ...row, isList: false })), ...lists]
}

const constraintRow = z.object({ table: z.string(), name: z.string(), columns: z.array(z.string()) })
export type UniqueKey = z.infer<typeof constraintRow>

/** The constraints that `on_conflict` can name. */
export async function readUniqueKeys(client: Client): Promise<readonly UniqueKey[]> {
  const { rows } = await client.query(`
    SELECT relname AS table, conname AS name, array_agg(attname::text ORDER BY attnum) AS columns
      FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
      JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
     WHERE contype IN ('p', 'u') AND connamespace = 'public'::regnamespace
     GROUP BY relname, conname ORDER BY 1, 2`)
  return z.array(constraintRow).parse(rows)
}
