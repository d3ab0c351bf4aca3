import type { EventToEmit } from '@questboard/domain'
import { Kysely, PostgresDialect, sql, type Transaction, type TransactionBuilder } from 'kysely'
import pg from 'pg'
import type { DB } from './generated.ts'
import { insideTransaction } from './openTransactions.ts'

export type Database = Kysely<DB>
export type DatabaseTransaction = Transaction<DB>

/** bigint columns hold cents and counts: far below 2^53, so numbers serve. */
const numberFromBigint = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`)
  return value
}

export const readers = new pg.TypeOverrides()
readers.setTypeParser(pg.types.builtins.INT8, numberFromBigint)

type PoolOptions = {
  readonly connections?: number
  /** How long a statement may take, waiting for locks included. */
  readonly statementMs?: number
  /** How long a transaction may hold its locks while nobody works on it: no network call happens inside one. */
  readonly idleInTransactionMs?: number
}

/** Whoever waits has given up by then; without an end, a few statements that hang would hold every connection. */
const LIMIT_MS = 30_000

/**
 * As long as the engine's are kept. A new connection costs Postgres twice as much for its first quest run as the run itself does, as
 * it reads the catalogue and makes its triggers' plans: it must outlive a pause of those who use it.
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
  // A connection that dies is replaced at the next query, and whoever holds it hears of it there. Without listeners it would
  // end the process: the pool's own hears of idle ones only.
  pool.on('error', (error) => console.error('an idle database connection was lost:', error.message))
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

const PATIENT_MS = 10 * 60 * 1000

/** For work that nobody waits for: its statements may take minutes. */
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

/** Its transactions are known to be open for as long as they are: nobody outside is called inside of one. */
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

/** What happened, to whoever the catalogue of events says has to hear of it; it is delivered once the transaction is committed. */
export const emitEvent = async (transaction: DatabaseTransaction, event: EventToEmit): Promise<void> => {
  await sql`select emit_event(${event.type}, ${event.entity}, ${event.entityId}::uuid, ${JSON.stringify(event.payload ?? {})}::jsonb)`.execute(
    transaction,
  )
}
