import pg from 'pg'
import { databaseUrl } from './addresses.ts'

let pool: pg.Pool | undefined

/** The connection pool is shared between tests, because connecting costs fifty times as much as a statement. */
const connections = (): pg.Pool => {
  pool ??= new pg.Pool({
    connectionString: databaseUrl(),
    max: 4,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
    // If an idle connection breaks, the next query opens a new one, so this error is ignored.
  }).on('error', () => undefined)
  return pool
}

/**
 * Runs SQL for changes that take days or that an admin makes in the console. Tests must not use it for what the
 * tested screen does.
 */
export async function sql<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
  const client = await connections().connect()
  let isWell = false
  try {
    const { rows } = await client.query<T>(text, values)
    isWell = true
    return rows
  } finally {
    // A failed statement can leave the connection in a transaction.
    client.release(!isWell)
  }
}
