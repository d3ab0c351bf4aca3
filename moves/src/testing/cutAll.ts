import { Client } from 'pg'
import type { World } from './world.ts'

/**
 * Breaks all connections of the database at the same moment, like a killed Postgres, which rolls back everything in progress.
 * Waits until they are gone, because a busy machine ends them slowly and would cut later callers too. Uses its own connection
 * because two tests can do this simultaneously.
 */
export const cutAll = async ({ name }: World): Promise<void> => {
  const url = new URL(process.env.PG_URL ?? 'postgres://postgres@127.0.0.1:54999/')
  url.pathname = '/postgres'
  const client = new Client({ connectionString: url.href })
  await client.connect()
  const { rows } = await client.query(
    'select pid, pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
    [name],
  )
  for (const { pid } of rows) await client.query('select pg_terminate_backend($1, 10000)', [pid])
  await client.end()
}
