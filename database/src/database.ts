import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from './generated.ts'

export type Database = Kysely<DB>
export type DatabaseTransaction = Transaction<DB>

/** bigint columns hold cents and counts: far below 2^53, so numbers serve. */
const numberFromBigint = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`)
  return value
}

const readers = new pg.TypeOverrides()
readers.setTypeParser(pg.types.builtins.INT8, numberFromBigint)

export const createPool = (url: string, options: { readonly connections?: number } = {}): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 10_000,
    types: readers,
  })
  // A connection that dies while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', (error) => console.error('an idle database connection was lost:', error.message))
  return pool
}

export const createDatabaseOn = (pool: pg.Pool): Database =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })

export const createDatabase = (url: string, options: { readonly connections?: number } = {}): Database =>
  createDatabaseOn(createPool(url, options))

/** On whose behalf a transaction runs: the same variables that Hasura sets, so triggers name the same actor. */
export type Actor = Readonly<Record<string, string>>

export const inTransaction = <T>(
  database: Database,
  actor: Actor,
  work: (transaction: DatabaseTransaction) => Promise<T>,
): Promise<T> =>
  database.transaction().execute(async (transaction) => {
    await sql`select set_config('hasura.user', ${JSON.stringify(actor)}, true)`.execute(transaction)
    return work(transaction)
  })

export const emitEvent = async (
  transaction: DatabaseTransaction,
  event: { type: string; entity: string; entityId: string; payload?: Record<string, unknown> },
): Promise<void> => {
  await sql`select emit_event(${event.type}, ${event.entity}, ${event.entityId}::uuid, ${JSON.stringify(event.payload ?? {})}::jsonb)`.execute(
    transaction,
  )
}
