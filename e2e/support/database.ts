import pg from 'pg'
import { databaseUrl } from './addresses.ts'

let pool: pg.Pool | undefined

/** Kept from one test to the next: to connect costs fifty times what a statement does. */
const connections = (): pg.Pool => {
  pool ??= new pg.Pool({
    connectionString: databaseUrl(),
    max: 4,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
    // One that dies while nobody uses it is made anew by the next who does.
  }).on('error', () => undefined)
  return pool
}

/** What a person waits days for, or an admin does in the console, is done here by hand; never what the screen under test does. */
export async function sql<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
  const client = await connections().connect()
  let isWell = false
  try {
    const { rows } = await client.query<T>(text, values)
    isWell = true
    return rows
  } finally {
    // One that failed may be left in the middle of a transaction.
    client.release(!isWell)
  }
}
