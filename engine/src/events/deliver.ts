import type { QualifiedName } from '../metadata/qualifiedName.ts'
import type { EventTrigger } from '../metadata/types.ts'
import type { Runtime } from '../runtime.ts'
import type { Environment } from '../settings.ts'
import { type JobStore, leaseSeconds } from './jobs.ts'
import { outcomeOf, requestLog, responseLog, statusOf } from './outcome.ts'
import { sendTo } from './send.ts'

type EventRow = {
  readonly id: string
  readonly schema_name: string
  readonly table_name: string
  readonly trigger_name: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly tries: number
  readonly created_at: string
}

/**
 * Commits without waiting for the disk. After a crash, events whose delivery was not yet recorded on disk are delivered
 * again, as at-least-once delivery allows. The setting applies only to the statement that contains this call.
 */
const withoutWaiting = `set_config('synchronous_commit', 'off', true) is not null`

const due = `
  update hdb_catalog.event_log set locked = now()
  where ${withoutWaiting} and id in (
    select id from hdb_catalog.event_log
    where not delivered and not error and not archived
      and trigger_name = any($2::text[])
      and (locked is null or locked < now() - make_interval(secs => $3))
      and (next_retry_at is null or next_retry_at <= timezone('utc', now()))
    order by created_at limit $1
    for update skip locked
  )
  returning id, schema_name, table_name, trigger_name, payload, tries,
    to_char(created_at, 'YYYY-MM-DD"T"HH24:MI:SS.US') as created_at`

/** Writes the log and the event's new state in one statement, so that neither exists without the other. */
const record = `
  with log as (
    insert into hdb_catalog.event_invocation_logs (trigger_name, event_id, status, request, response)
    select trigger_name, id, $2, $3::json, $4::json from hdb_catalog.event_log
    where id = $1 and ${withoutWaiting}
  )
  update hdb_catalog.event_log set
    tries = tries + 1, locked = null, delivered = $5, error = $6,
    next_retry_at = timezone('utc', now()) + make_interval(secs => $7)
  where id = $1`

const giveUp =
  'update hdb_catalog.event_log set error = true, locked = null, next_retry_at = null where id = $1'

export function eventStore(runtime: Runtime, environment: Environment): JobStore<EventRow> {
  const { pool } = runtime
  return {
    id: (event) => event.id,
    async take(limit) {
      const names = [...triggersOf(runtime).keys()]
      if (names.length === 0) return []
      const { rows } = await pool.query<EventRow>(due, [limit, names, leaseSeconds])
      return rows
    },
    async renew(ids) {
      await pool.query(
        'update hdb_catalog.event_log set locked = now() where id = any($1) and locked is not null',
        [ids],
      )
    },
    async giveBack(ids) {
      await pool.query('update hdb_catalog.event_log set locked = null where id = any($1)', [ids])
    },
    async work(event) {
      const trigger = triggersOf(runtime).get(event.trigger_name)
      if (!trigger) return
      const sent = await sendTo(trigger, payloadOf(event, trigger), environment)
      if (sent.kind === 'unfit') {
        await pool.query(giveUp, [event.id])
        return
      }
      const { request, answer } = sent
      const outcome = outcomeOf(answer, trigger.retry, event.tries)
      await pool.query(record, [
        event.id,
        statusOf(answer),
        requestLog(request, trigger.headers, '2'),
        responseLog(request, answer, '2'),
        outcome.kind === 'delivered',
        outcome.kind === 'failed',
        outcome.kind === 'retry' ? outcome.afterSeconds : null,
      ])
    },
  }
}

const byMetadata = new WeakMap<object, ReadonlyMap<string, EventTrigger>>()

function triggersOf(runtime: Runtime): ReadonlyMap<string, EventTrigger> {
  const { metadata } = runtime.current()
  const known = byMetadata.get(metadata)
  if (known) return known
  const all = metadata.source.tables.flatMap((table) => table.eventTriggers)
  const triggers = new Map(all.map((trigger) => [trigger.name, trigger]))
  byMetadata.set(metadata, triggers)
  return triggers
}

function payloadOf(event: EventRow, trigger: EventTrigger): Readonly<Record<string, unknown>> {
  const table: QualifiedName = { schema: event.schema_name, name: event.table_name }
  return {
    id: event.id,
    created_at: event.created_at,
    table,
    trigger: { name: event.trigger_name },
    event: event.payload,
    delivery_info: { current_retry: event.tries, max_retries: trigger.retry.retries },
  }
}
