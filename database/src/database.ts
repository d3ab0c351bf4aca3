import type { EventToEmit } from '@questboard/domain'
import { Kysely, PostgresDialect, sql, type Transaction, type TransactionBuilder } from 'kysely'
import pg from 'pg'
import type { DB } from './generated.ts'
import { insideTransaction } from './openTransactions.ts'

export type Database = Kysely<DB>
export type DatabaseTransaction = Transaction<DB>

/** bigint columns contain cents and counts far below 2^53, so JavaScript numbers are exact. */
const numberFromBigint = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`)
  return value
}

export const readers = new pg.TypeOverrides()
readers.setTypeParser(pg.types.builtins.INT8, numberFromBigint)

type PoolOptions = {
  readonly connections?: number
  /** The maximum time for a statement, including waits for locks. */
  readonly statementMs?: number
  /** The longest time that a transaction can be idle while it holds locks. It never contains a network call. */
  readonly idleInTransactionMs?: number
}

/**
 * The maximum time for a statement, after which callers have given up. Without this limit, a few hanging statements
 * could block every connection.
 */
const LIMIT_MS = 30_000

/**
 * The time that idle connections stay open, as in the engine. The first quest run on a new connection costs Postgres
 * three times as much, because it must read the catalog and plan triggers, so connections should survive pauses.
 */
const IDLE_MS = 3 * 60 * 1000

export const createPool = (url: string, options: PoolOptions = {}): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: options.statementMs ?? LIMIT_MS,
    idle_in_transaction_session_timeout: options.idleInTransactionMs ?? LIMIT_MS,
    types: readers,
  })
  // The next query replaces a lost connection, and the running query fails with the error. Every client needs a
  // listener, because an unhandled error would end the process. The pool's own listener covers only idle clients.
  pool.on('error', (error) => console.error('an idle database connection was lost:', error.message))
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

const PATIENT_MS = 10 * 60 * 1000

/** Removes the time limits, for work that has no waiting caller and whose statements can take minutes. */
export const withPatience = async <T>(
  pool: pg.Pool,
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect()
  let isAsBefore = false
  try {
    await client.query(`set statement_timeout = ${PATIENT_MS}`)
    const result = await work(client)
    await client.query('reset statement_timeout')
    isAsBefore = true
    return result
  } finally {
    client.release(!isAsBefore)
  }
}

const known = (builder: TransactionBuilder<DB>): TransactionBuilder<DB> => {
  const execute = builder.execute.bind(builder)
  const setAccessMode = builder.setAccessMode.bind(builder)
  const setIsolationLevel = builder.setIsolationLevel.bind(builder)
  builder.execute = (work) => execute((transaction) => insideTransaction(() => work(transaction)))
  builder.setAccessMode = (mode) => known(setAccessMode(mode))
  builder.setIsolationLevel = (level) => known(setIsolationLevel(level))
  return builder
}

/** Records which transactions are open, because the product must not call third parties inside a transaction. */
class KnowingDatabase extends Kysely<DB> {
  override transaction(): TransactionBuilder<DB> {
    return known(super.transaction())
  }

  override startTransaction(): never {
    throw new Error('begin with transaction(): one that is ended by hand would be known to nobody')
  }
}

export const createDatabaseOn = (pool: pg.Pool): Database =>
  new KnowingDatabase({ dialect: new PostgresDialect({ pool }) })

export const createDatabase = (url: string, options: PoolOptions = {}): Database =>
  createDatabaseOn(createPool(url, options))

/** Sets the session variables that Hasura would set, so that triggers know who makes the change. */
export type SessionVariables = Readonly<Record<string, string>>

export const inTransaction = <T>(
  database: Database,
  session: SessionVariables,
  work: (transaction: DatabaseTransaction) => Promise<T>,
): Promise<T> =>
  database.transaction().execute(async (transaction) => {
    await sql`select set_config('hasura.user', ${JSON.stringify(session)}, true)`.execute(transaction)
    return work(transaction)
  })

/** Records an event, which is delivered after the transaction is committed. */
export const emitEvent = async (transaction: DatabaseTransaction, event: EventToEmit): Promise<void> => {
  await sql`select emit_event(${event.type}, ${event.entity}, ${event.entityId}::uuid, ${JSON.stringify(event.payload ?? {})}::jsonb)`.execute(
    transaction,
  )
}

/** Records many events in one statement. */
export const emitEvents = async (
  transaction: DatabaseTransaction,
  events: readonly EventToEmit[],
): Promise<void> => {
  await sql`
    select emit_event(event ->> 'type', event ->> 'entity', (event ->> 'entityId')::uuid, coalesce(event -> 'payload', '{}'))
      from jsonb_array_elements(${JSON.stringify(events)}::jsonb) as event`.execute(transaction)
}
