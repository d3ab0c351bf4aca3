import pg from 'pg'
import { databaseUrl } from './addresses.ts'

/** What a person waits days for, or an admin does in the console, is done here by hand; never what the screen under test does. */
export async function sql<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  try {
    return (await client.query<T>(text, values)).rows
  } finally {
    await client.end()
  }
}
