import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EventTrigger } from '../metadata/types.ts'
import type { Runtime } from '../runtime.ts'
import type { Session } from '../session/session.ts'
import { userAgent } from '../settings.ts'
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
const admin: Session = {
  role: 'admin',
  variables: { 'x-hasura-role': 'admin' },
  trusted: true,
  backendOnly: false,
}

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

const noTransform = {
  method: undefined,
  url: undefined,
  queryParams: undefined,
  addHeaders: {},
  removeHeaders: [],
}

const settled = async () => {
  const { rows } = await database.pool.query(
    'select from hdb_catalog.event_log where not delivered and not error',
  )
  return rows.length === 0
}

/** The connections that listen, once they do. */
const listeners = async (): Promise<readonly number[]> => {
  const { rows } = await database.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity
      where application_name = 'engine listen' and datname = current_database() and state = 'idle' and query ilike 'listen %'`,
  )
  return rows.map(({ pid }) => pid)
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
      { trigger_name: 'on_book', message: expect.stringContaining('Response timeout') },
    ])
  })

  test('is woken by the commit rather than by the clock', async () => {
    await reset()
    const worker = await start(runtimeWith(trigger({})), 60_000)
    const listener = listen(database.url, { hdb_event: worker.wake }, () => {})
    await until(async () => (await listeners()).length === 1)
    await database.pool.query('insert into book values (1)')
    await until(() => hook.received.length === 1)
    const [lost] = await listeners()
    await database.pool.query('select pg_terminate_backend($1)', [lost])
    await until(async () => (await listeners()).some((pid) => pid !== lost))
    await database.pool.query('insert into book values (2)')
    await until(() => hook.received.length === 2)
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
    await invokeTrigger(runtime, 'on_book', { hello: 1 }, admin)
    await until(() => hook.received.length === 3)
    expect(hook.received[2]?.body).toMatchObject({
      event: {
        op: 'MANUAL',
        data: { old: null, new: { hello: 1 } },
        session_variables: { 'x-hasura-role': 'admin' },
      },
    })
    await expect(redeliver(database.pool, 'nope')).rejects.toThrow('event not found')
    await expect(invokeTrigger(runtime, 'other', {}, admin)).rejects.toThrow(
      'event trigger "other" does not exist',
    )
  })
})

describe('the log of an event’s deliveries', () => {
  const logs = async () => {
    const { rows } = await database.pool.query(
      'select status, request, response from hdb_catalog.event_invocation_logs order by created_at',
    )
    return rows
  }
  const own = [
    { name: 'Content-Type', value: 'application/json' },
    { name: 'User-Agent', value: userAgent },
  ]

  test('keeps a good answer whole, and of a bad one its text', async () => {
    await reset()
    reply = () =>
      hook.received.length === 1
        ? { status: 500, body: 'not now' }
        : { status: 201, body: '{"ok": 1}', headers: { 'X-Odd': 'y' } }
    await start(runtimeWith(trigger({ retry: { retries: 1, intervalSeconds: 0, timeoutSeconds: 2 } })))
    await database.pool.query('insert into book values (1)')
    await until(settled)
    const [bad, good] = await logs()
    expect(bad).toEqual({
      status: 500,
      request: {
        version: '2',
        payload: hook.received[0]?.body,
        headers: [...own, { name: 'x-secret', value_from_env: 'SECRET' }],
      },
      response: { type: 'client_error', version: '2', data: { message: 'not now' } },
    })
    expect(good).toMatchObject({
      status: 201,
      response: { type: 'webhook_response', version: '2', data: { status: 201, body: '{"ok": 1}' } },
    })
    expect(good.response.data.headers).toContainEqual({ name: 'X-Odd', value: 'y' })
  })

  test('tells why there was no answer', async () => {
    await reset()
    await start(runtimeWith(trigger({ webhook: { kind: 'template', text: 'http://127.0.0.1:9/a?b=c' } })))
    await database.pool.query('insert into book values (1)')
    await until(settled)
    const [{ status, response }] = await logs()
    expect([status, response.type]).toEqual([null, 'client_error'])
    expect(JSON.parse(response.data.message)).toEqual({
      type: 'http_exception',
      message: expect.stringMatching(/^Connection failure: .*ECONNREFUSED/),
      request: {
        host: '127.0.0.1',
        port: 9,
        secure: false,
        path: '/a',
        queryString: '?b=c',
        method: 'POST',
        responseTimeout: 'ResponseTimeoutMicro 2000000',
      },
    })
  })

  test('shows what transforms made of request and answer, from the event’s own session too', async () => {
    await reset()
    reply = () => ({ body: '{"made": 7}' })
    const requestTransform = {
      ...noTransform,
      body: {
        action: 'transform' as const,
        template: '{"who": {{getSessionVariable("x-hasura-user-id")}}, "op": {{$body.event.op}}}',
      },
    }
    const responseTransform = { body: { action: 'transform' as const, template: '{"got": {{$body.made}}}' } }
    await start(runtimeWith(trigger({ requestTransform, responseTransform })))
    await database.pool.query(`
      begin; select set_config('hasura.user', '{"x-hasura-role":"user","x-hasura-user-id":"9"}', true);
      insert into book values (1); commit`)
    await until(settled)
    expect(hook.received[0]?.body).toEqual({ who: '9', op: 'INSERT' })
    const [{ request, response }] = await logs()
    expect(request.payload).toEqual({ who: '9', op: 'INSERT' })
    expect(response.data.body).toBe('{"got":7}')
  })

  test('is empty where a transform fails: the event is given up at once', async () => {
    await reset()
    const requestTransform = {
      ...noTransform,
      body: { action: 'transform' as const, template: '{{$body.nothing.there}}' },
    }
    await start(
      runtimeWith(
        trigger({ requestTransform, retry: { retries: 3, intervalSeconds: 0, timeoutSeconds: 2 } }),
      ),
    )
    await database.pool.query('insert into book values (1)')
    await until(settled)
    const { rows } = await database.pool.query('select error, tries from hdb_catalog.event_log')
    expect([rows, await logs()]).toEqual([[{ error: true, tries: 0 }], []])
  })

  test('and the request have the engine’s own type and agent, whatever the trigger says', async () => {
    await reset()
    const headers = [
      { name: 'user-agent', value: { kind: 'template' as const, text: 'mine' } },
      { name: 'X-A', value: { kind: 'template' as const, text: 'b' } },
    ]
    await start(runtimeWith(trigger({ headers })))
    await database.pool.query('insert into book values (1)')
    await until(settled)
    expect(hook.received[0]?.headers).toMatchObject({ 'user-agent': userAgent, 'x-a': 'b' })
    expect((await logs())[0].request.headers).toEqual([...own, { name: 'X-A', value: 'b' }])
  })
})

describe('an update', () => {
  test('counts when a watched column differs by its type’s own equality, and json by its bytes', async () => {
    await reset()
    await database.pool.query('alter table book add price numeric')
    const watching = (column: string) =>
      runtimeWith(trigger({ insert: undefined, update: { columns: [column], payload: [column] } }))
    await start(watching('price'))
    await database.pool.query("insert into book (id, price, data) values (1, 1.0, '{}')")
    await database.pool.query('update book set price = 1.00')
    await database.pool.query('update book set price = null')
    await database.pool.query('update book set price = null')
    await until(async () => (await settled()) && hook.received.length >= 1)
    await start(watching('data'))
    await database.pool.query("update book set data = '{}'")
    await database.pool.query("update book set data = '{ }'")
    await until(async () => (await settled()) && hook.received.length >= 2)
    expect(hook.received.map(({ body }) => body)).toMatchObject([
      { event: { op: 'UPDATE', data: { old: { price: 1 }, new: { price: null } } } },
      { event: { op: 'UPDATE', data: { old: { data: {} }, new: { data: {} } } } },
    ])
    expect(hook.received).toHaveLength(2)
    await database.pool.query('alter table book drop price')
  })

  test('carries the trace that the session set', async () => {
    await reset()
    await start(runtimeWith(trigger({})))
    await database.pool.query(`
      begin; select set_config('hasura.tracecontext', '{"trace_id":"a","span_id":"b"}', true);
      insert into book values (1); commit`)
    await until(() => hook.received.length === 1)
    expect(hook.received[0]?.body).toMatchObject({
      event: { trace_context: { trace_id: 'a', span_id: 'b' } },
    })
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
    await database.pool.query('insert into book values (1); update book set id = 2, title = 1')
    await installTriggers(database.pool, runtimeWith().current().metadata)
    expect(await present()).toEqual([])
    const { rows } = await database.pool.query('select archived from hdb_catalog.event_log')
    expect(rows).toEqual([{ archived: true }])
  })

  test('that name a missing column are refused with their file', async () => {
    const wrong = runtimeWith(trigger({ update: { columns: ['gone'], payload: '*' } }))
    await expect(installTriggers(database.pool, wrong.current().metadata)).rejects.toThrow(
      'public_book.yaml: event trigger "on_book": column "gone" does not exist',
    )
  })
})
