import type { Client } from 'pg'
import { z } from 'zod'

export type Row = Readonly<Record<string, unknown>>

export type Place = { readonly table: string; readonly key: Readonly<Record<string, string>> }

/** A change in a variant of the market: the row is missing, or it equals another row except for its keys. */
export type Change = { readonly place: Place; readonly like?: Place }

const rowResult = z.object({ row: z.record(z.string(), z.unknown()) })

export const rowsIn =
  (client: Client) =>
  async (sql: string): Promise<readonly Row[]> =>
    z
      .array(rowResult)
      .parse((await client.query(sql)).rows)
      .map(({ row }) => row)

const columnRow = z.object({ table: z.string(), column: z.string(), is_copied: z.boolean() })

/**
 * Reads the columns that can be written, and whether a value can be copied between rows. Columns that identify a row
 * keep their values.
 */
const columnsOf = `
  SELECT relname AS table, attname AS column,
         NOT EXISTS (SELECT FROM pg_index AS i
                      WHERE indrelid = pg_class.oid AND indisunique AND attnum = ANY (indkey)
                        AND (indisprimary OR NOT EXISTS (
                          SELECT FROM pg_index AS p WHERE p.indrelid = i.indrelid AND p.indisprimary AND p.indkey::int2[] <@ i.indkey::int2[]))
         ) AS is_copied
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
   WHERE relnamespace = 'public'::regnamespace AND relname = ANY ($1)`

export const at = ({ key }: Place): string =>
  Object.entries(key)
    .map(([column, value]) => `"${column}" = '${value.replaceAll("'", "''")}'`)
    .join(' AND ')

const list = (columns: readonly string[], alias = ''): string =>
  columns.map((column) => `${alias}"${column}"`).join(', ')

/**
 * Variants of the market: some rows are changed, a user acts, and everything is restored. The changes bypass triggers
 * and foreign keys, but not check constraints and unique keys.
 */
class Worlds {
  readonly #client: Client
  readonly #keys: ReadonlyMap<string, readonly string[]>
  readonly #columns: readonly z.infer<typeof columnRow>[]

  constructor(
    client: Client,
    keys: ReadonlyMap<string, readonly string[]>,
    columns: readonly z.infer<typeof columnRow>[],
  ) {
    this.#client = client
    this.#keys = keys
    this.#columns = columns
  }

  /**
   * Runs the work in a variant with these changes, if check constraints and unique keys allow the changes. The tables
   * that were written are restored afterwards.
   */
  async visit(
    changes: readonly Change[],
    work: (takeBack: (tables: readonly string[]) => Promise<void>) => Promise<void>,
  ): Promise<void> {
    const enter = changes.map((change) => this.#changing(change))
    const since = await this.#now()
    if (!(await this.#force(enter))) return
    try {
      await work(async (written) => {
        await this.#force([
          ...written.flatMap((table) => this.#takingBack(table, since)),
          ...changes.flatMap((change) => this.#undoing(change)),
          ...enter,
        ])
      })
    } finally {
      await this.#force(changes.flatMap((change) => this.#undoing(change)))
    }
  }

  #written(table: string): readonly string[] {
    return this.#columns.filter((each) => each.table === table).map(({ column }) => column)
  }

  async #now(): Promise<string> {
    const { rows: found } = await this.#client.query<{ xid: string }>(
      'SELECT pg_current_xact_id()::text AS xid',
    )
    return found[0]?.xid ?? '0'
  }

  /**
   * Runs statements without triggers in one transaction. Returns false if a check constraint or unique key refuses
   * them.
   */
  async #force(statements: readonly string[]): Promise<boolean> {
    try {
      await this.#client.query(
        `BEGIN; SET LOCAL session_replication_role = replica; ${statements.join('; ')}; COMMIT`,
      )
      return true
    } catch (error) {
      await this.#client.query('ROLLBACK')
      if (error instanceof Error && 'code' in error && String(error.code).startsWith('23')) return false
      throw error
    }
  }

  #changing({ place, like }: Change): string {
    if (like === undefined) return `DELETE FROM "${place.table}" WHERE ${at(place)}`
    const copied = list(
      this.#columns
        .filter((each) => each.table === place.table && each.is_copied)
        .map(({ column }) => column),
    )
    return copied === ''
      ? 'SELECT'
      : `UPDATE "${place.table}" SET (${copied}) = (SELECT ${copied} FROM "${place.table}" WHERE ${at(like)}) WHERE ${at(place)}`
  }

  #undoing({ place }: Change): readonly string[] {
    return [
      `DELETE FROM "${place.table}" WHERE ${at(place)}`,
      `INSERT INTO "${place.table}" (${list(this.#written(place.table))}) OVERRIDING SYSTEM VALUE
       SELECT ${list(this.#written(place.table))} FROM "kept_${place.table}" WHERE ${at(place)}`,
    ]
  }

  #takingBack(table: string, since: string): readonly string[] {
    return [
      `DELETE FROM "${table}" WHERE xmin::text::bigint >= ${since}`,
      `INSERT INTO "${table}" (${list(this.#written(table))}) OVERRIDING SYSTEM VALUE
       SELECT ${list(this.#written(table))} FROM "kept_${table}" AS kept
        WHERE NOT EXISTS (SELECT FROM "${table}" AS here WHERE (${list(this.#keys.get(table) ?? [], 'here.')}) = (${list(this.#keys.get(table) ?? [], 'kept.')}))`,
    ]
  }
}

export const openWorlds = async (
  client: Client,
  keys: ReadonlyMap<string, readonly string[]>,
): Promise<Worlds> => {
  const tables = [...keys.keys()]
  const { rows } = await client.query(columnsOf, [tables])
  for (const table of tables) await client.query(`CREATE TEMP TABLE "kept_${table}" AS TABLE "${table}"`)
  await client.query('ANALYZE')
  return new Worlds(client, keys, z.array(columnRow).parse(rows))
}
