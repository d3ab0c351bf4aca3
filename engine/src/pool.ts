/** Connects to Postgres as set in the source's `connection_info` and Hasura's environment variables. */
import { Client, type ClientConfig, Pool } from 'pg'
import type { Source } from './metadata/types.ts'
import { type EngineSettings, type Environment, SettingsError } from './settings.ts'

type Connection = Source['connection']

export function databaseUrlOf(source: Source, settings: EngineSettings, environment: Environment): string {
  const named = source.connection.databaseUrl
  if (typeof named === 'string') return named
  const value = environment[named.fromEnv]
  if (value !== undefined && value !== '') return value
  if (settings.databaseUrl !== undefined) return settings.databaseUrl
  throw new SettingsError(`${named.fromEnv}: is not set (the database of source "${source.name}")`)
}

/** A client with a time limit for connecting. The pool's own limit would also set a timer for each request. */
class ReachingClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: 30_000 })
    // The statement that is running reports a lost connection. This listener is still needed, because an unhandled
    // error would end the process.
    this.on('error', () => undefined)
  }
}

const IDLE_SECONDS = 180
const LIFETIME_SECONDS = 600

export function createPool(connectionString: string, connection: Connection, settings: EngineSettings): Pool {
  const { poolSize, poolTimeoutSeconds, idleTimeoutSeconds, lifetimeSeconds } = connection
  const { url, options } = withoutOptions(connectionString)
  const pool = new Pool({
    connectionString: url,
    application_name: 'engine',
    max: poolSize ?? settings.poolSize,
    idleTimeoutMillis: (idleTimeoutSeconds ?? IDLE_SECONDS) * 1000,
    maxLifetimeSeconds: lifetimeSeconds ?? LIFETIME_SECONDS,
    ...(poolTimeoutSeconds !== undefined && { connectionTimeoutMillis: poolTimeoutSeconds * 1000 }),
    Client: ReachingClient,
    keepAlive: true,
    options: [sessionOptions(connection.isolation ?? settings.isolation), ...options].join(' '),
  })
  // The pool replaces an idle connection that is lost. This listener is still needed, because an unhandled error would
  // end the process.
  pool.on('error', () => undefined)
  return pool
}

/**
 * Separates session options from the URL (`?options=-c statement_timeout=15s`) to merge them with our options.
 * Otherwise pg would replace ours.
 */
function withoutOptions(connectionString: string): { url: string; options: readonly string[] } {
  const [base = '', query] = connectionString.split('?')
  const parameters = new URLSearchParams(query)
  const options = parameters.getAll('options')
  parameters.delete('options')
  return options.length === 0
    ? { url: connectionString, options }
    : { url: parameters.size === 0 ? base : `${base}?${parameters}`, options }
}

/**
 * Disables JIT: clients send conditions, and compiling a large condition takes minutes, during which Postgres ignores
 * cancel requests, time limits and shutdown.
 */
function sessionOptions(isolation: EngineSettings['isolation']): string {
  const level = isolation.replaceAll('-', '\\ ')
  return `-c jit=off${isolation === 'read-committed' ? '' : ` -c default_transaction_isolation=${level}`}`
}

export const prepares = (connection: Connection, settings: EngineSettings): boolean =>
  connection.preparedStatements ?? settings.core.preparedStatements

export async function reach(pool: Pool): Promise<void> {
  await pool.query('select 1').catch((error: unknown) => {
    const reason = error instanceof AggregateError ? error.errors[0] : error
    throw new SettingsError(
      `the database cannot be reached: ${reason instanceof Error ? reason.message : reason}`,
    )
  })
}
