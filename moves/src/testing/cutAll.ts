import { Client } from 'pg'
import type { World } from './world.ts'

/**
 * All connections of the database break at once, as they do when Postgres is killed: what was under way is undone. They are gone
 * when this ends: a busy machine is slow to end them, and whoever looks next would lose theirs. It has a connection of its own, as two
 * may cut at once.
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
