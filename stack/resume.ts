/** After a restore: every row that something waits for is announced, so that its workflow is started again from the row. */
import { Client, escapeIdentifier, escapeLiteral } from 'pg'
import { z } from 'zod'

/**
 * A row waits where its table of transitions knows a way on. These do not: only somebody's new wish leads out of there.
 * A table that is not named has no such statuses, so that a new one is announced whole.
 */
const settled: Readonly<Record<string, readonly string[]>> = {
  activation: ['draft'],
  channel_verification: ['meets_requirements', 'fails_requirements'],
  custom_domain: ['verified'],
  key_campaign_participant: ['rejected'],
  payment: ['succeeded'],
  program_membership: ['accepted', 'rejected'],
}

/** Here each step is a person's own decision, and no clock runs. */
const decidedByPeople = ['code', 'company_change', 'invoice', 'user_report']

/** Two statuses alone, and so no table of transitions. */
const openOtherwise = [
  { table: 'company_invitation', key: 'id', wherePending: `status = 'pending'` },
] as const

const tablesSchema = z.array(z.object({ table: z.string(), key: z.string() }))

/** Every table with a status and a table of its transitions, by the column that names the row. */
const tablesSql = `
  select entity.relname as table, attribute.attname as key
    from pg_class entity
    join pg_class transition on transition.relname = entity.relname || '_transition' and transition.relnamespace = entity.relnamespace
    join pg_attribute status on status.attrelid = entity.oid and status.attname = 'status' and not status.attisdropped
    join pg_index primary_key on primary_key.indrelid = entity.oid and primary_key.indisprimary and primary_key.indnkeyatts = 1
    join pg_attribute attribute on attribute.attrelid = entity.oid and attribute.attnum = primary_key.indkey[0]
   where entity.relnamespace = 'public'::regnamespace and entity.relkind in ('r', 'p')
     and entity.relname <> all ($1)
   order by entity.relname`

function openRows(table: string, key: string): string {
  const transitions = escapeIdentifier(`${table}_transition`)
  const settledHere = (settled[table] ?? [])
    .map((status) => ` and status <> ${escapeLiteral(status)}`)
    .join('')
  return `select ${escapeLiteral(table)} as entity, ${escapeIdentifier(key)} as id, status from ${escapeIdentifier(table)}
    where status in (select from_status from ${transitions})${settledHere}`
}

/** Events are delivered in their order: a thousand of their own would keep the mail of whoever signs up meanwhile waiting. */
const rowsPerEvent = 100

const announcedSchema = z.tuple([z.object({ rows: z.number() })])

const announceSql = (open: string) => `
  with open as (
    select entity, id, status, (row_number() over (partition by entity order by id) - 1) / $1 as portion
      from (${open}) as row),
  announced as (
    insert into domain_event (type, entity, entity_id, payload)
    select 'restored', entity, (array_agg(id))[1], jsonb_build_object('rows', jsonb_agg(jsonb_build_object('id', id, 'to', status)))
      from open group by entity, portion)
  select count(*)::int as rows from open`

/** The outbox carries them to the actions service once it is up; there, a workflow that runs already is left alone. */
export async function announceOpenRows(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const tables = tablesSchema.parse((await client.query(tablesSql, [decidedByPeople])).rows)
    // A database that was never filled has nothing that waits.
    if (tables.length === 0) return 0
    const others = openOtherwise.map(
      ({ table, key, wherePending }) =>
        `select '${table}' as entity, ${key} as id, status from ${table} where ${wherePending}`,
    )
    const selects = [...tables.map(({ table, key }) => openRows(table, key)), ...others]
    const [{ rows }] = announcedSchema.parse(
      (await client.query(announceSql(selects.join(' union all ')), [rowsPerEvent])).rows,
    )
    return rows
  } finally {
    await client.end()
  }
}

const dueSchema = z.tuple([z.object({ is_due: z.boolean() })])

/** Many times the demo market, and far below the large one, which is for benchmarks: nobody needs to own its time. */
const mostRuns = 10_000

const isDueSql = `
  select not exists (select from domain_event where type = 'restored')
     and (select count(*) from (select from quest_run limit $1) as counted) < $1 as is_due`

/** Seeds write rows as they stand and no events, so that nobody owns the time of a market that comes later until it is announced, once. */
export async function announceSeededRows(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const [{ is_due: isDue }] = dueSchema.parse((await client.query(isDueSql, [mostRuns])).rows)
    if (!isDue) return
  } finally {
    await client.end()
  }
  await announceOpenRows(databaseUrl)
}
