import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EventTrigger } from '../metadata/types.ts'
import type { Runtime } from '../runtime.ts'
import { buildRuntime, createDatabase, createHook, type HookReply, until } from '../testing.ts'
import { ensureCatalogTables } from './catalogTables.ts'
import { eventStore } from './deliver.ts'
import { installTriggers } from './install.ts'
import { startWorker, type Worker } from './jobs.ts'
import { listen } from './listen.ts'
import { invokeTrigger, redeliver } from './manual.ts'

let reply: () => HookReply = () => ({})
let database: Awaited<ReturnType<typeof createDatabase>>
let hook: Awaited<ReturnType<typeof createHook>>
const workers: Worker[] = []

beforeAll(async () => {
  hook = await createHook(() => reply())
  database = await createDatabase('create table book (id int primary key, title text, data json)')
  await ensureCatalogTables(database.pool)
})
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop(0)))
  await database.drop()
  await hook.close()
})

function trigger(changes: Partial<EventTrigger>): EventTrigger {
  return {
    name: 'on_book',
    enableManual: true,
    insert: { payload: '*' },
    update: { columns: ['title'], payload: ['id', 'title'] },
    delete: { payload: ['id'] },
    retry: { retries: 0, intervalSeconds: 0, timeoutSeconds: 2 },
    webhook: { kind: 'template', text: '{{HOOK}}/books' },
    headers: [{ name: 'x-secret', value: { kind: 'env', name: 'SECRET' } }],
    onReplication: false,
    requestTransform: undefined,
    responseTransform: undefined,
    ...changes,
  }
}

function runtimeWith(...triggers: readonly EventTrigger[]): Runtime {
  const table = {
    table: { schema: 'public', name: 'book' },
    eventTriggers: triggers,
    file: 'public_book.yaml',
  }
  return buildRuntime({ pool: database.pool, metadata: { source: { tables: [table], functions: [] } } })
}

async function start(runtime: Runtime, intervalMs = 50): Promise<Worker> {
  await installTriggers(runtime.pool, runtime.current().metadata)
  const store = eventStore(runtime, { HOOK: hook.url, SECRET: 'geheim' })
  const worker = startWorker(store, {
    name: 'events',
    intervalMs,
    batchSize: 100,
    concurrency: 100,
    log: () => {},
  })
  workers.push(worker)
  return worker
}

const settled = async () => {
  const { rows } = await database.pool.query(
    'select from hdb_catalog.event_log where not delivered and not error',
  )
  return rows.length === 0
}

/** A clean slate: no rows, no events, no requests. */
async function reset() {
  await Promise.all(workers.splice(0).map((worker) => worker.stop(1000)))
  await database.pool.query('truncate book, hdb_catalog.event_log, hdb_catalog.event_invocation_logs')
  hook.received.length = 0
  reply = () => ({})
}

describe('an event trigger', () => {
  test('sends inserts, changes of its columns and deletes, in Hasura’s form', async () => {
    await reset()
    await start(runtimeWith(trigger({})))
    await database.pool.query(`
      begin; select set_config('hasura.user', '{"x-hasura-role":"user"}', true);
      insert into book values (1, 'a', '{"k": 1}'); commit`)
    await until(() => hook.received.length === 1)
    await database.pool.query(
      "update book set title = 'b'; update book set data = '[]'; update book set title = 'b'",
    )
    await until(() => hook.received.length === 2)
    await database.pool.query('delete from book')
    await until(() => hook.received.length === 3)
    expect(hook.received[0]).toMatchObject({
      url: '/books',
      headers: { 'content-type': 'application/json', 'x-secret': 'geheim' },
      body: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/),
        table: { schema: 'public', name: 'book' },
        trigger: { name: 'on_book' },
        event: {
          op: 'INSERT',
          session_variables: { 'x-hasura-role': 'user' },
          data: { old: null, new: { id: 1, title: 'a', data: { k: 1 } } },
          trace_context: null,
        },
        delivery_info: { current_retry: 0, max_retries: 0 },
      },
    })
    const events = hook.received.map(({ body }) => (body as { event: unknown }).event)
    expect(events[1]).toMatchObject({
      op: 'UPDATE',
      session_variables: null,
      data: { old: { id: 1, title: 'a' }, new: { id: 1, title: 'b' } },
    })
    expect(events[2]).toMatchObject({ op: 'DELETE', data: { old: { id: 1 }, new: null } })
    await until(settled)
    const { rows } = await database.pool.query(
      'select status, request from hdb_catalog.event_invocation_logs',
    )
    expect(rows).toHaveLength(3)
    expect(JSON.stringify(rows)).not.toContain('geheim')
  })

  test('takes nothing along from a transaction that is rolled back', async () => {
    await reset()
    await start(runtimeWith(trigger({})))
    await database.pool.query("begin; insert into book values (1, 'a'); rollback")
    await sleep(200)
    expect(hook.received).toHaveLength(0)
  })

  test('is tried again up to its retries, with the same id, and then stands as failed', async () => {
    await reset()
    reply = () => ({ status: 500, body: 'no' })
    await start(runtimeWith(trigger({ retry: { retries: 2, intervalSeconds: 0, timeoutSeconds: 2 } })))
    await database.pool.query('insert into book values (1)')
    await until(settled)
    expect(hook.received).toHaveLength(3)
    expect(new Set(hook.received.map(({ body }) => (body as { id: string }).id)).size).toBe(1)
    expect(hook.received[2]?.body).toMatchObject({ delivery_info: { current_retry: 2, max_retries: 2 } })
    const { rows } = await database.pool.query('select error, delivered, tries from hdb_catalog.event_log')
    expect(rows).toEqual([{ error: true, delivered: false, tries: 3 }])
  })

  test('obeys Retry-After beyond its retries', async () => {
    await reset()
    reply = () => (hook.received.length === 1 ? { status: 503, headers: { 'retry-after': '1' } } : {})
    await start(runtimeWith(trigger({})))
    const began = Date.now()
    await database.pool.query('insert into book values (1)')
    await until(settled)
    expect(hook.received).toHaveLength(2)
    expect(Date.now() - began).toBeGreaterThan(900)
  })

  test('that finds nobody, or nobody in time, fails with the reason in the log', async () => {
    await reset()
    reply = () => ({ delayMs: 1500 })
    const slow = trigger({ retry: { retries: 0, intervalSeconds: 0, timeoutSeconds: 1 } })
    const nobody = trigger({ name: 'nobody', webhook: { kind: 'template', text: 'http://127.0.0.1:9/' } })
    await start(runtimeWith(slow, nobody))
    await database.pool.query('insert into book values (1)')
    await until(settled)
    const { rows } = await database.pool.query(
      "select trigger_name, response #>> '{data,message}' as message from hdb_catalog.event_invocation_logs order by 1",
    )
    expect(rows).toEqual([
      { trigger_name: 'nobody', message: expect.stringContaining('ECONNREFUSED') },
      { trigger_name: 'on_book', message: 'response timeout' },
    ])
  })

  test('is woken by the commit rather than by the clock', async () => {
    await reset()
    const worker = await start(runtimeWith(trigger({})), 60_000)
    const listener = listen(database.url, { hdb_event: worker.wake }, () => {})
    await sleep(300)
    const began = Date.now()
    await database.pool.query('insert into book values (1)')
    await until(() => hook.received.length === 1, 2000)
    expect(Date.now() - began).toBeLessThan(500)
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'engine listen' and datname = current_database()",
    )
    await sleep(800)
    await database.pool.query('insert into book values (2)')
    await until(() => hook.received.length === 2, 2000)
    await listener.stop()
  })

  test('is delivered once though three engines compete for 200 events', async () => {
    await reset()
    const runtime = runtimeWith(trigger({}))
    await Promise.all([1, 2, 3].map(() => start(runtime, 30)))
    await database.pool.query('insert into book select generate_series(1, 200)')
    await until(settled)
    await until(() => hook.received.length >= 200)
    await sleep(200)
    expect(hook.received).toHaveLength(200)
  })

  test('that a dead engine had in hand is delivered by the next one', async () => {
    await reset()
    const runtime = runtimeWith(trigger({}))
    await installTriggers(runtime.pool, runtime.current().metadata)
    await database.pool.query('insert into book select generate_series(1, 3)')
    await database.pool.query("update hdb_catalog.event_log set locked = now() - interval '11 seconds'")
    await start(runtime)
    await until(settled)
    expect(hook.received).toHaveLength(3)
  })

  test('can be sent again by hand, and invoked with a payload of one’s own', async () => {
    await reset()
    reply = () => ({ status: hook.received.length === 1 ? 500 : 200 })
    const runtime = runtimeWith(trigger({}))
    await start(runtime)
    await database.pool.query('insert into book values (1)')
    await until(settled)
    const { rows } = await database.pool.query<{ id: string }>('select id from hdb_catalog.event_log')
    await redeliver(database.pool, rows[0]?.id ?? '')
    await until(() => hook.received.length === 2)
    await until(settled)
    await invokeTrigger(runtime, 'on_book', { hello: 1 })
    await until(() => hook.received.length === 3)
    expect(hook.received[2]?.body).toMatchObject({
      event: { op: 'MANUAL', data: { old: null, new: { hello: 1 } } },
    })
    await expect(redeliver(database.pool, 'nope')).rejects.toThrow('event id "nope" does not exist')
    await expect(invokeTrigger(runtime, 'other', {})).rejects.toThrow(
      'event trigger with name "other" does not exist',
    )
  })
})

describe('the triggers in the database', () => {
  const present = async () => {
    const { rows } = await database.pool.query<{ name: string; oid: number }>(
      "select tgname as name, oid from pg_trigger where tgrelid = 'book'::regclass order by 1",
    )
    return rows
  }

  test('follow the metadata, and unchanged ones are not touched', async () => {
    await reset()
    await installTriggers(database.pool, runtimeWith(trigger({})).current().metadata)
    const before = await present()
    await installTriggers(database.pool, runtimeWith(trigger({})).current().metadata)
    expect(await present()).toEqual(before)
    await installTriggers(
      database.pool,
      runtimeWith(trigger({ insert: undefined, delete: { payload: '*' } })).current().metadata,
    )
    expect((await present()).map(({ name }) => name)).toEqual([
      'notify_hasura_on_book_DELETE',
      'notify_hasura_on_book_UPDATE',
    ])
    await installTriggers(database.pool, runtimeWith().current().metadata)
    expect(await present()).toEqual([])
  })

  test('that name a missing column are refused with their file', async () => {
    const wrong = runtimeWith(trigger({ update: { columns: ['gone'], payload: '*' } }))
    await expect(installTriggers(database.pool, wrong.current().metadata)).rejects.toThrow(
      'public_book.yaml: event trigger "on_book": column "gone" does not exist',
    )
  })
})
