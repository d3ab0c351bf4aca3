import type { Pool } from 'pg'
import { EngineError } from '../errors.ts'
import type { Runtime } from '../runtime.ts'
import type { Session } from '../session/session.ts'
import { leaseSeconds } from './jobs.ts'

/** Sends an event again from its first attempt, regardless of its outcome. */
export async function redeliver(pool: Pool, id: string): Promise<void> {
  const { rows } = await pool.query<{ locked: boolean }>(
    `select coalesce(locked > now() - make_interval(secs => $2), false) as locked
     from hdb_catalog.event_log where id = $1`,
    [id, leaseSeconds],
  )
  const [event] = rows
  if (!event) throw new EngineError('not-exists', 'event not found')
  if (event.locked) throw new EngineError('busy', 'event is already being processed')
  await pool.query(
    `update hdb_catalog.event_log set delivered = false, error = false, tries = 0, next_retry_at = null,
       archived = false, locked = null
     where id = $1`,
    [id],
  )
  await pool.query("select pg_notify('hdb_event', '')")
}

/** Sends a MANUAL event with the caller's payload and session, if the trigger allows it. */
export async function invokeTrigger(
  runtime: Runtime,
  name: string,
  payload: unknown,
  session: Session,
): Promise<string> {
  const { metadata } = runtime.current()
  const table = metadata.source.tables.find((one) =>
    one.eventTriggers.some((trigger) => trigger.name === name),
  )
  const trigger = table?.eventTriggers.find((one) => one.name === name)
  if (!table || !trigger) throw new EngineError('not-exists', `event trigger "${name}" does not exist`)
  if (!trigger.enableManual)
    throw new EngineError('not-supported', 'manual mode is not enabled for event trigger')
  const { rows } = await runtime.pool.query<{ id: string }>(
    `with told as materialized (select set_config('hasura.user', $5, true))
     select hdb_catalog.insert_event_log($1, $2, $3, 'MANUAL', json_build_object('old', null, 'new', $4::json)) as id
     from told`,
    [
      table.table.schema,
      table.table.name,
      name,
      JSON.stringify(payload ?? null),
      JSON.stringify(session.variables),
    ],
  )
  return rows[0]?.id ?? ''
}
