import type { Pool } from 'pg'
import type { ActionCall, EnqueueAction } from '../contract.ts'
import { EngineError } from '../errors.ts'
import { type JobStore, leaseSeconds } from '../events/jobs.ts'
import { showsInternal } from '../http/reply.ts'
import type { Runtime } from '../runtime.ts'
import type { Session } from '../session/session.ts'
import { type ActionWebhook, callWebhook } from './callAction.ts'

type ActionRow = {
  readonly id: string
  readonly action_name: string
  readonly input_payload: Readonly<Record<string, unknown>>
  readonly request_headers: Readonly<Record<string, string>>
  readonly session_variables: Readonly<Record<string, string>>
}

/** Headers with the engine's secrets. The handler does not need these headers, and no table may contain them. */
const unstored = new Set(['x-hasura-admin-secret', 'x-hasura-access-key'])

export function createEnqueueAction(pool: Pool): EnqueueAction {
  return async (call: ActionCall) => {
    const headers = Object.fromEntries(Object.entries(call.headers).filter(([name]) => !unstored.has(name)))
    const { rows } = await pool.query<{ id: string }>(
      `with stored as (
        insert into hdb_catalog.hdb_action_log (action_name, input_payload, request_headers, session_variables, status)
        values ($1, $2::jsonb, $3::jsonb, $4::jsonb, 'created') returning id
      ) select id, pg_notify('hdb_action', '') from stored`,
      [
        call.action.name,
        JSON.stringify(call.input),
        JSON.stringify(headers),
        JSON.stringify(call.session.variables),
      ],
    )
    const [row] = rows
    if (!row) throw new EngineError('unexpected', 'the action could not be stored', { status: 500 })
    return row.id
  }
}

const due = `
  update hdb_catalog.hdb_action_log set status = 'processing', locked = now()
  where id in (
    select id from hdb_catalog.hdb_action_log
    where (status = 'created' or (status = 'processing' and (locked is null or locked < now() - make_interval(secs => $3))))
      and action_name = any($2::text[])
    order by created_at limit $1
    for update skip locked
  )
  returning id, action_name, input_payload, request_headers, session_variables`

const renewed = `
  update hdb_catalog.hdb_action_log set locked = now() where id = any($1::uuid[]) and status = 'processing'`

const givenBack = `
  update hdb_catalog.hdb_action_log set status = 'created' where id = any($1::uuid[]) and status = 'processing'`

const answered = `
  update hdb_catalog.hdb_action_log
  set status = $2, response_payload = $3::jsonb, errors = $4::jsonb, response_received_at = now(), locked = null
  where id = $1`

export function actionStore(
  runtime: Runtime,
  webhook: Omit<ActionWebhook, 'customTypes'>,
): JobStore<ActionRow> {
  const { pool } = runtime
  const actions = () => runtime.current().metadata.actions.filter((action) => action.kind === 'asynchronous')
  return {
    id: (row) => row.id,
    async take(limit) {
      const names = actions().map((action) => action.name)
      if (names.length === 0) return []
      const { rows } = await pool.query<ActionRow>(due, [limit, names, leaseSeconds])
      return rows
    },
    async renew(ids) {
      await pool.query(renewed, [ids])
    },
    async giveBack(ids) {
      await pool.query(givenBack, [ids])
    },
    async work(row) {
      const action = actions().find((one) => one.name === row.action_name)
      if (!action) return
      const { customTypes } = runtime.current().metadata
      const inside = showsInternal(runtime.settings, 'admin')
      const { response, errors } = await callWebhook(callOf(action, row), null, {
        ...webhook,
        customTypes,
      }).then(
        (answer) => ({ response: answer.body, errors: undefined }),
        (error: unknown) => ({ response: undefined, errors: errorsOf(error, inside) }),
      )
      await pool.query(answered, [row.id, errors ? 'error' : 'completed', stored(response), stored(errors)])
    },
  }
}

/** Restores the call of an asynchronous action, with the caller's role and session. */
function callOf(action: ActionCall['action'], row: ActionRow): ActionCall {
  const role = row.session_variables['x-hasura-role'] ?? 'admin'
  const session: Session = {
    role,
    variables: row.session_variables,
    trusted: role === 'admin',
    backendOnly: false,
  }
  return {
    action,
    input: row.input_payload,
    session,
    headers: row.request_headers,
    requestId: '',
    requestQuery: '',
  }
}

function stored(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value)
}

function errorsOf(error: unknown, inside: boolean): Readonly<Record<string, unknown>> {
  if (!(error instanceof EngineError)) return { code: 'unexpected', path: '$', error: 'internal error' }
  const base = { code: error.code, path: error.path, error: error.message }
  return inside && error.internal !== undefined ? { ...base, internal: error.internal } : base
}
