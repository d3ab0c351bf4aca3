import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { type Graphql, type Session, startGraphql } from './graphql.ts'
import { openMetadata } from './openMetadata.ts'

/** Metadata with a single connection, so that all reads of that connection belong to the request. */
const metadataOfOneConnection = (): string => {
  const folder = openMetadata()
  const file = join(folder, 'databases/databases.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/max_connections: \d+/, 'max_connections: 1'))
  writeFileSync(join(folder, 'cron_triggers.yaml'), '[]\n')
  return folder
}

/** Counts the objects in a response: each row and each related row. */
const countThings = (value: unknown): number => {
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + countThings(one), 0)
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Object.values(value).reduce((sum: number, one) => sum + countThings(one), 0)
}

export type Read = {
  /** The number of rows that the statement read from all tables, by scan or by index. */
  readonly read: number
  readonly returned: number
  readonly tables: string
}

const countersOf = async (client: Client): Promise<ReadonlyMap<string, number>> => {
  await client.query('SELECT pg_stat_clear_snapshot()')
  const { rows } = await client.query<{ name: string; read: string }>(
    `SELECT relname AS name, coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) AS read
       FROM pg_stat_user_tables WHERE schemaname = 'public'`,
  )
  return new Map(rows.map(({ name, read }) => [name, Number(read)]))
}

/** Starts an engine that reports the number of rows read for each response. */
export const startCounting = async (
  client: Client,
  url: string,
): Promise<{
  readonly ask: (
    session: Session,
    query: string,
    variables: Readonly<Record<string, unknown>>,
  ) => Promise<Read>
  readonly stop: () => Promise<void>
}> => {
  const metadata = metadataOfOneConnection()
  const graphql: Graphql = await startGraphql(url, metadata)
  // Makes a connection report its statistics. Otherwise a connection reports them only once a second.
  const settle = (): Promise<void> => graphql.runSql('SELECT pg_stat_force_next_flush()')
  return {
    async ask(session, query, variables) {
      await settle()
      const before = await countersOf(client)
      const { data, errors } = await graphql.ask(session, query, variables)
      if (errors) throw new Error(JSON.stringify(errors))
      await settle()
      const grown = [...(await countersOf(client))]
        .map(([name, read]) => ({ name, read: read - (before.get(name) ?? 0) }))
        .filter(({ read }) => read > 0)
        .sort((one, other) => other.read - one.read)
      return {
        read: grown.reduce((sum, { read }) => sum + read, 0),
        returned: countThings(Object.values(data ?? {})),
        tables: grown.map(({ name, read }) => `${name} ${read}`).join(', '),
      }
    },
    async stop() {
      await graphql.stop()
      rmSync(metadata, { recursive: true })
    },
  }
}
