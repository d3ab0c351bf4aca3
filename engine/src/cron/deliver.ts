import { type JobStore, leaseSeconds } from '../events/jobs.ts'
import { type Outcome, outcomeOf, requestLog, responseLog, statusOf } from '../events/outcome.ts'
import { type Destination, sendTo } from '../events/send.ts'
import type { CronTrigger, Retry, WebhookHeader } from '../metadata/types.ts'
import type { Runtime } from '../runtime.ts'
import type { Environment } from '../settings.ts'

type Due = {
  readonly id: string
  readonly table: 'hdb_cron_events' | 'hdb_scheduled_events'
  readonly tries: number
  readonly lateSeconds: number
  readonly body: Readonly<Record<string, unknown>>
  readonly trigger: Destination
}

type Row = {
  readonly id: string
  readonly tries: number
  readonly late_seconds: number
  readonly scheduled_time: string
  readonly created_at: string
  readonly trigger_name: string
  readonly webhook_conf: unknown
  readonly retry_conf: unknown
  readonly header_conf: unknown
  readonly payload: unknown
  readonly comment: string | null
}

const iso = (column: string) => `(to_json(${column} at time zone 'UTC') #>> '{}') || 'Z' as ${column}`

/** SQL that locks due runs. For a locked run, `next_retry_at` is the time when the lock expires. */
const takeSql = (table: Due['table'], where: string, columns: string) => `
  update hdb_catalog.${table} set status = 'locked', next_retry_at = now() + make_interval(secs => $2)
  where id in (
    select id from hdb_catalog.${table}
    where ((status = 'scheduled' and scheduled_time <= now() and (next_retry_at is null or next_retry_at <= now()))
        or (status = 'locked' and (next_retry_at is null or next_retry_at < now()))) ${where}
    order by scheduled_time limit $1
    for update skip locked
  )
  returning id, tries, extract(epoch from now() - scheduled_time)::float8 as late_seconds,
    ${iso('scheduled_time')}, ${iso('created_at')}, ${columns}`

const takeCron = takeSql('hdb_cron_events', 'and trigger_name = any($3::text[])', 'trigger_name')
const takeOneOff = takeSql(
  'hdb_scheduled_events',
  '',
  'webhook_conf, retry_conf, header_conf, payload, comment',
)

export function cronStore(runtime: Runtime, environment: Environment): JobStore<Due> {
  const { pool } = runtime
  return {
    id: (due) => due.id,
    async take(limit) {
      const triggers = new Map(
        runtime.current().metadata.cronTriggers.map((trigger) => [trigger.name, trigger]),
      )
      const cron = await pool.query<Row>(takeCron, [limit, leaseSeconds, [...triggers.keys()]])
      const jobs = cron.rows.flatMap((row) => {
        const trigger = triggers.get(row.trigger_name)
        return trigger ? [cronRun(row, trigger)] : []
      })
      if (jobs.length >= limit) return jobs
      const oneOff = await pool.query<Row>(takeOneOff, [limit - jobs.length, leaseSeconds])
      return [...jobs, ...oneOff.rows.map(oneOffEvent)]
    },
    async renew(ids) {
      for (const table of ['hdb_cron_events', 'hdb_scheduled_events']) {
        await pool.query(
          `update hdb_catalog.${table} set next_retry_at = now() + make_interval(secs => $2)
           where id = any($1) and status = 'locked'`,
          [ids, leaseSeconds],
        )
      }
    },
    async giveBack(ids) {
      for (const table of ['hdb_cron_events', 'hdb_scheduled_events']) {
        await pool.query(
          `update hdb_catalog.${table} set status = 'scheduled', next_retry_at = null where id = any($1) and status = 'locked'`,
          [ids],
        )
      }
    },
    work: (due) => deliver(due, runtime, environment),
  }
}

async function deliver(due: Due, runtime: Runtime, environment: Environment): Promise<void> {
  const { pool } = runtime
  const { trigger } = due
  const end = (status: 'dead' | 'error') =>
    pool.query(`update hdb_catalog.${due.table} set status = $2, next_retry_at = null where id = $1`, [
      due.id,
      status,
    ])
  if (due.lateSeconds > trigger.retry.toleranceSeconds) {
    await end('dead')
    return
  }
  const sent = await sendTo(trigger, due.body, environment)
  if (sent.kind === 'unfit') {
    await end('error')
    return
  }
  const { request, answer } = sent
  const outcome = outcomeOf(answer, trigger.retry, due.tries)
  await pool.query(
    `with log as (
      insert into hdb_catalog.${logTable(due.table)} (event_id, status, request, response) values ($1, $2, $3::json, $4::json)
    )
    update hdb_catalog.${due.table}
    set tries = tries + 1, status = $5, next_retry_at = now() + make_interval(secs => $6) where id = $1`,
    [
      due.id,
      statusOf(answer),
      requestLog(request, trigger.headers, '1'),
      responseLog(request, answer, '1'),
      statusAfter(outcome),
      outcome.kind === 'retry' ? outcome.afterSeconds : null,
    ],
  )
}

function logTable(table: Due['table']): string {
  return table === 'hdb_cron_events'
    ? 'hdb_cron_event_invocation_logs'
    : 'hdb_scheduled_event_invocation_logs'
}

function statusAfter(outcome: Outcome): string {
  if (outcome.kind === 'delivered') return 'delivered'
  return outcome.kind === 'failed' ? 'error' : 'scheduled'
}

function present(members: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined && value !== null),
  )
}

function cronRun(row: Row, trigger: CronTrigger): Due {
  const { name, payload, comment } = trigger
  return {
    id: row.id,
    table: 'hdb_cron_events',
    tries: row.tries,
    lateSeconds: row.late_seconds,
    body: {
      ...present({ id: row.id, name, scheduled_time: row.scheduled_time, comment }),
      payload: payload ?? null,
    },
    trigger,
  }
}

function oneOffEvent(row: Row): Due {
  const { id, scheduled_time, created_at, payload, comment } = row
  return {
    id,
    table: 'hdb_scheduled_events',
    tries: row.tries,
    lateSeconds: row.late_seconds,
    body: { ...present({ id, scheduled_time, created_at, comment }), payload: payload ?? null },
    trigger: {
      webhook: { kind: 'template', text: String(row.webhook_conf) },
      headers: headersOf(row.header_conf),
      retry: retryOf(row.retry_conf),
      requestTransform: undefined,
      responseTransform: undefined,
    },
  }
}

function headersOf(value: unknown): readonly WebhookHeader[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((header: unknown): WebhookHeader[] => {
    if (typeof header !== 'object' || header === null || !('name' in header)) return []
    const name = String(header.name)
    if ('value_from_env' in header)
      return [{ name, value: { kind: 'env', name: String(header.value_from_env) } }]
    return 'value' in header ? [{ name, value: { kind: 'template', text: String(header.value) } }] : []
  })
}

function retryOf(value: unknown): Retry & { readonly toleranceSeconds: number } {
  const read = (name: string, otherwise: number) => {
    const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
    return typeof found === 'number' ? found : otherwise
  }
  return {
    retries: read('num_retries', 0),
    intervalSeconds: read('retry_interval_seconds', 10),
    timeoutSeconds: read('timeout_seconds', 60),
    toleranceSeconds: read('tolerance_seconds', 21600),
  }
}
