/** Reads a market's content as lines that can be compared, and the runs that Temporal has. */
import pg from 'pg'
import { expect } from 'vitest'
import { readSettings } from '../env.ts'
import { findFreePorts } from '../ports.ts'
import { createScreen } from '../screen.ts'
import { databaseUrl } from '../services/context.ts'
import { bringUp } from '../stack.ts'

const announcements = 'domain_event'

/** One line per row of the market, so that differences are readable. */
export async function account(client: pg.Client): Promise<string[]> {
  const ask = async (sql: string) => {
    const { rows } = await client.query<{ line: string }>(sql)
    return rows.map(({ line }) => line)
  }
  const { rows: counts } = await client.query<{ table: string; rows: string }>(
    `select relname as table, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text as rows
       from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`,
  )
  return [
    ...counts.flatMap(({ table, rows }) => (table === announcements ? [] : [`${rows} rows of ${table}`])),
    // Accounts are created when they are first needed, so their ids differ but their owners do not.
    ...(await ask(
      `select concat_ws(' ', kind, vendor, company_id, creator_id, quest_run_id, balance_cents) as line from ledger_balance`,
    )),
    ...(await ask(
      `select concat_ws(' ', 'quest_run', id, status, version, amount_cents) as line from quest_run`,
    )),
    ...(await ask(`select concat_ws(' ', 'mission_run', id, status, version) as line from mission_run`)),
    ...(await ask(`select concat_ws(' ', 'key', id, status, version) as line from key_campaign_participant`)),
  ].toSorted()
}

/** The ids of the market's rows. They stay the same even if the rows have changed since. */
export async function idsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from quest_run union all select id from mission_run union all select id from key_campaign_participant
     union all select id from activation union all select id from invitation`,
  )
  return rows.map(({ id }) => id)
}

export const without = (lines: readonly string[], others: readonly string[]) => {
  const known = new Set(others)
  return lines.filter((line) => !known.has(line))
}

/** Compares two lists and puts the differences into the message, because a report of two long lists would hide them. */
export function expectSame(one: readonly string[], other: readonly string[]): void {
  const differences = [
    ...without(one, other).map((line) => `gone: ${line}`),
    ...without(other, one).map((line) => `new: ${line}`),
  ]
  expect(differences, differences.join('\n')).toEqual([])
}

/** Blocks all writes while `work` reads the market, because the market would otherwise change meanwhile. */
export async function whileNobodyWrites<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  const { rows } = await client.query<{ tables: string }>(
    `select string_agg(oid::regclass::text, ', ' order by oid) as tables from pg_class
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
  )
  for (let attempt = 1; ; attempt += 1) {
    await client.query('begin')
    try {
      await client.query(`lock table ${rows[0]?.tables} in share mode`)
      return await work()
    } catch (error) {
      // Postgres ends one of two deadlocked transactions.
      if (!(error instanceof pg.DatabaseError && error.code === '40P01') || attempt === 10) throw error
    } finally {
      await client.query('rollback')
    }
  }
}

/** Starts Postgres only, before any service. */
export async function readAsItLies<T>(folder: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const screen = createScreen()
  const settings = readSettings({
    PATH: process.env.PATH,
    DATA_DIR: folder,
    PORT: String(await findFreePorts(11)),
  })
  const stack = await bringUp(settings, screen, { only: ['postgres'] }).finally(screen.close)
  const client = new pg.Client(databaseUrl(stack.context))
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
    await stack.stop()
  }
}

/** The workflow ids of open runs. */
export async function openRuns(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(`
    select 'company-invitation/' || id as id from company_invitation where status = 'pending'
    union all select 'quest-run/' || id from quest_run where finished_at is null
    union all select 'mission-run/' || id from mission_run where status in ('active', 'review', 'claimReward')
    union all select 'key-claim/' || id from key_campaign_participant where status in ('claimed_key', 'submitted_content')
    union all select 'invitation/' || id from invitation where status = 'PENDING' and deadline_at > now() + interval '1 hour'
    union all select 'activation/' || id from activation
     where status = 'upcoming' or status in ('active', 'unpublished') and end_date is not null
     order by id`)
  return rows.map(({ id }) => id)
}

type Executions = { executions?: { execution: { workflowId: string } }[]; nextPageToken?: string }

export async function workflowIds(port: number): Promise<string[]> {
  const ids: string[] = []
  const query = new URLSearchParams({ pageSize: '1000', query: `ExecutionStatus = 'Running'` })
  for (let token = ''; ; ) {
    if (token) query.set('nextPageToken', token)
    const response = await fetch(`http://127.0.0.1:${port + 5}/api/v1/namespaces/default/workflows?${query}`)
    const { executions = [], nextPageToken = '' }: Executions = JSON.parse(await response.text())
    ids.push(...executions.map(({ execution }) => execution.workflowId))
    if (!nextPageToken) return ids
    token = nextPageToken
  }
}
