/** After a restore, announces every row with pending work, so that its workflow starts again. */
import { payoutStatuses, timedRows, timedTables } from '@questboard/domain'
import { Client, escapeIdentifier, escapeLiteral } from 'pg'
import { z } from 'zod'

type OpenRows = { table: string; key: string; statuses: readonly string[] }

/** The tables whose rows have workflows: rows with deadlines, and rows that wait for a vendor. */
const openRows: readonly OpenRows[] = [
  ...timedTables.map((table) => ({ table, key: 'id', statuses: timedRows[table].underWay })),
  { table: 'payout', key: 'id', statuses: payoutStatuses.filter((status) => status !== 'paid') },
  { table: 'channel_verification', key: 'connection_id', statuses: ['in_progress'] },
  { table: 'payment', key: 'id', statuses: ['pending', 'processing'] },
  { table: 'export', key: 'id', statuses: ['requested', 'running', 'ready'] },
  { table: 'matchmaking', key: 'id', statuses: ['generating'] },
  { table: 'payment_refund', key: 'id', statuses: ['requested', 'processing', 'waiting'] },
]

/** Game imports and bulk actions have no status. They count as open until they are finished. */
const openImports = `select 'game_import' as entity, id, 'requested' as status from game_import where finished_at is null`
const openBulkActions = `select 'bulk_action' as entity, id, 'running' as status from bulk_action
  where started_at is not null and finished_at is null`

const openRowsSql = ({ table, key, statuses }: OpenRows): string =>
  `select ${escapeLiteral(table)} as entity, ${escapeIdentifier(key)} as id, status from ${escapeIdentifier(table)}
    where status in (${statuses.map(escapeLiteral).join(', ')})`

/**
 * The number of rows per event. Events are delivered in order, so thousands of events would delay the mail of a
 * person who signs up in the meantime.
 */
const rowsPerEvent = 100

const announceSql = `
  with open as (
    select entity, id, status, (row_number() over (partition by entity order by id) - 1) / $1 as portion
      from (${[...openRows.map(openRowsSql), openImports, openBulkActions].join(' union all ')}) as row),
  announced as (
    insert into domain_event (type, entity, entity_id, payload)
    select 'restored', entity, (array_agg(id))[1], jsonb_build_object('rows', jsonb_agg(jsonb_build_object('id', id, 'to', status)))
      from open group by entity, portion)
  select count(*)::int as rows from open`

const isFilledSql = `select to_regclass('public.domain_event') is not null as is_filled`
const isFilledSchema = z.tuple([z.object({ is_filled: z.boolean() })])
const announcedSchema = z.tuple([z.object({ rows: z.number() })])

/**
 * Announces all open rows. The outbox delivers the events once the actions are running; running workflows ignore
 * them.
 */
export async function announceOpenRows(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    // A database that was never seeded has no open rows.
    const [{ is_filled: isFilled }] = isFilledSchema.parse((await client.query(isFilledSql)).rows)
    if (!isFilled) return 0
    const [{ rows }] = announcedSchema.parse((await client.query(announceSql, [rowsPerEvent])).rows)
    return rows
  } finally {
    await client.end()
  }
}
