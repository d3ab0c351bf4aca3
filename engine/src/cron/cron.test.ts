import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ensureCatalogTables } from '../events/catalogTables.ts'
import { startWorker, type Worker } from '../events/jobs.ts'
import { lines } from '../metadata/inconsistency.ts'
import type { CronTrigger } from '../metadata/types.ts'
import { buildRuntime, createDatabase, createHook, type HookReply, until } from '../testing.ts'
import { cronStore } from './deliver.ts'
import { materialise, scheduleProblems } from './schedule.ts'

let reply: () => HookReply = () => ({})
let database: Awaited<ReturnType<typeof createDatabase>>
let hook: Awaited<ReturnType<typeof createHook>>
let worker: Worker

const trigger = (changes: Partial<CronTrigger> = {}): CronTrigger => ({
  name: 'nightly',
  webhook: { kind: 'template', text: '{{HOOK}}/nightly' },
  schedule: '0 3 * * *',
  payload: { a: 1 },
  headers: [],
  retry: { retries: 1, intervalSeconds: 0, timeoutSeconds: 2, toleranceSeconds: 21600 },
  comment: 'cleans up',
  requestTransform: undefined,
  responseTransform: undefined,
  ...changes,
})

beforeAll(async () => {
  hook = await createHook(() => reply())
  database = await createDatabase()
  await ensureCatalogTables(database.pool)
  const runtime = buildRuntime({ pool: database.pool, metadata: { cronTriggers: [trigger()] } })
  const options = { name: 'cron', intervalMs: 50, batchSize: 100, concurrency: 10, log: () => {} }
  worker = startWorker(cronStore(runtime, { HOOK: hook.url }), options)
})
afterAll(async () => {
  await worker.stop(0)
  await hook.close()
  await database.drop()
})
beforeEach(async () => {
  // Uses `delete`, because `truncate` locks whole tables, in a different order from the running worker.
  await database.pool.query('delete from hdb_catalog.hdb_cron_events')
  await database.pool.query('delete from hdb_catalog.hdb_scheduled_events')
  hook.received.length = 0
  reply = () => ({})
})

const due = (seconds: number) =>
  database.pool.query(
    "insert into hdb_catalog.hdb_cron_events (trigger_name, scheduled_time) values ('nightly', date_trunc('second', now()) - make_interval(secs => $1))",
    [seconds],
  )
const statuses = async () => {
  const { rows } = await database.pool.query<{ status: string; n: number }>(
    'select status, count(*)::int as n from hdb_catalog.hdb_cron_events group by 1 order by 1',
  )
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]))
}

describe('running a cron trigger on schedule', () => {
  test('the next 100 runs of a cron trigger are stored in the database, each once and in UTC', async () => {
    await Promise.all([materialise(database.pool, [trigger()]), materialise(database.pool, [trigger()])])
    const { rows } = await database.pool.query(
      "select distinct to_char(scheduled_time at time zone 'UTC', 'HH24:MI') as at, count(*) over ()::int as n from hdb_catalog.hdb_cron_events",
    )
    expect(rows).toEqual([{ at: '03:00', n: 100 }])
  })

  test('a cron trigger that changes its schedule or is removed leaves no old runs behind', async () => {
    await materialise(database.pool, [trigger()])
    await materialise(database.pool, [trigger({ schedule: '30 4 * * 1' })])
    const { rows } = await database.pool.query(
      "select distinct to_char(scheduled_time at time zone 'UTC', 'HH24:MI Dy') as at from hdb_catalog.hdb_cron_events",
    )
    expect(rows).toEqual([{ at: '04:30 Mon' }])
    await materialise(database.pool, [])
    expect(await statuses()).toEqual({})
  })

  test('a cron trigger with an invalid schedule is refused', () => {
    expect(lines(scheduleProblems([trigger({ schedule: 'often' })]))).toEqual([
      expect.stringMatching(/^cron_triggers.yaml: in cron trigger "nightly": schedule "often": /),
    ])
  })

  test('a cron trigger calls its webhook when it is due', async () => {
    await due(1)
    await until(async () => (await statuses()).delivered === 1)
    expect(hook.received).toHaveLength(1)
    expect(hook.received[0]).toMatchObject({
      url: '/nightly',
      body: {
        id: expect.any(String),
        name: 'nightly',
        scheduled_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
        payload: { a: 1 },
        comment: 'cleans up',
      },
    })
  })

  test('a failed cron run is retried as often as its trigger allows', async () => {
    reply = () => ({ status: 500 })
    await due(1)
    await until(async () => (await statuses()).error === 1)
    expect(hook.received).toHaveLength(2)
    const { rows } = await database.pool.query(
      'select status, request, response from hdb_catalog.hdb_cron_event_invocation_logs',
    )
    const entry = {
      status: 500,
      request: { version: '1', payload: hook.received[0]?.body, headers: expect.any(Array) },
      response: { version: '1', type: 'client_error', data: { message: '{}' } },
    }
    expect(rows).toEqual([entry, entry])
  })

  test('a cron run that is later than its trigger tolerates is skipped', async () => {
    await due(22_000)
    await until(async () => (await statuses()).dead === 1)
    expect(hook.received).toHaveLength(0)
  })

  test('a cron run that becomes too late between retries is abandoned', async () => {
    await due(22_000)
    await database.pool.query(
      "update hdb_catalog.hdb_cron_events set tries = 1, status = 'scheduled', next_retry_at = now()",
    )
    await until(async () => (await statuses()).dead === 1)
    expect(hook.received).toHaveLength(0)
  })

  test('a cron run that an engine did not finish before it stopped runs on the next engine', async () => {
    await due(30)
    await database.pool.query(
      "update hdb_catalog.hdb_cron_events set status = 'locked', next_retry_at = now() - interval '1 second'",
    )
    await until(async () => (await statuses()).delivered === 1)
  })
})

describe('sending a one-off scheduled event', () => {
  test('a one-off scheduled event without payload and comment sends a null payload and no comment', async () => {
    await database.pool.query(
      'insert into hdb_catalog.hdb_scheduled_events (webhook_conf, scheduled_time) values (to_json($1::text), now())',
      [`${hook.url}/once`],
    )
    await until(() => hook.received.length === 1)
    expect(hook.received[0]?.body).toEqual({
      id: expect.any(String),
      scheduled_time: expect.any(String),
      created_at: expect.any(String),
      payload: null,
    })
  })

  test('a one-off scheduled event is sent with its creation time and without a name', async () => {
    await database.pool.query(
      `insert into hdb_catalog.hdb_scheduled_events (webhook_conf, scheduled_time, payload) values (to_json($1::text), now(), '[1]')`,
      [`${hook.url}/once`],
    )
    await until(() => hook.received.length === 1)
    expect(hook.received[0]).toMatchObject({
      url: '/once',
      body: { payload: [1], created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/) },
    })
    expect(hook.received[0]?.body).not.toHaveProperty('name')
  })
})
