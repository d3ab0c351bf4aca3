import { Client } from 'pg'
import type { World } from './world.ts'

/**
 * Breaks all connections to the database at the same moment, as if Postgres was killed, which rolls back everything in
 * progress. Waits until they are closed, because a busy machine closes them slowly and would also break later
 * connections. Uses its own connection because two tests can do this at the same time.
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
