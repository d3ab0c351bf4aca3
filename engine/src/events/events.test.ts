import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../session/session.ts'
import { until } from '../testing.ts'
import { installTriggers } from './install.ts'
import { listen } from './listen.ts'
import { invokeTrigger, redeliver } from './manual.ts'
import { openScene, type Scene, trigger } from './testing.ts'

const admin: Session = {
  role: 'admin',
  variables: { 'x-hasura-role': 'admin' },
  trusted: true,
  backendOnly: false,
}

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene?.close())

const listeners = async (): Promise<readonly number[]> => {
  const { rows } = await scene.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity
      where application_name = 'engine listen' and datname = current_database() and state = 'idle' and query ilike 'listen %'`,
  )
  return rows.map(({ pid }) => pid)
}

describe('sending events from an event trigger', () => {
  test("an event trigger sends inserts, changes of its columns and deletes in Hasura's format", async () => {
    await scene.reset()
    await scene.start(scene.runtimeWith(trigger({})))
    await scene.pool.query(`
      begin; select set_config('hasura.user', '{"x-hasura-role":"user"}', true);
      insert into book values (1, 'a', '{"k": 1}'); commit`)
    await until(() => scene.hook.received.length === 1)
    await scene.pool.query(
      "update book set title = 'b'; update book set data = '[]'; update book set title = 'b'",
    )
    await until(() => scene.hook.received.length === 2)
    await scene.pool.query('delete from book')
    await until(() => scene.hook.received.length === 3)
    expect(scene.hook.received[0]).toMatchObject({
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
    const events = scene.hook.received.map(({ body }) => (body as { event: unknown }).event)
    expect(events[1]).toMatchObject({
      op: 'UPDATE',
      session_variables: null,
      data: { old: { id: 1, title: 'a' }, new: { id: 1, title: 'b' } },
    })
    expect(events[2]).toMatchObject({ op: 'DELETE', data: { old: { id: 1 }, new: null } })
    await until(scene.settled)
    const { rows } = await scene.pool.query('select status, request from hdb_catalog.event_invocation_logs')
    expect(rows).toHaveLength(3)
    expect(JSON.stringify(rows)).not.toContain('geheim')
  })

  test('an event trigger sends nothing from a transaction that is rolled back', async () => {
    await scene.reset()
    await scene.start(scene.runtimeWith(trigger({})))
    await scene.pool.query("begin; insert into book values (1, 'a'); rollback")
    await sleep(200)
    expect(scene.hook.received).toHaveLength(0)
  })

  test('an event is retried with the same id until its retries are used up, then marked as failed', async () => {
    await scene.reset()
    scene.script.reply = () => ({ status: 500, body: 'no' })
    await scene.start(
      scene.runtimeWith(trigger({ retry: { retries: 2, intervalSeconds: 0, timeoutSeconds: 2 } })),
    )
    await scene.pool.query('insert into book values (1)')
    await until(scene.settled)
    expect(scene.hook.received).toHaveLength(3)
    expect(new Set(scene.hook.received.map(({ body }) => (body as { id: string }).id)).size).toBe(1)
    expect(scene.hook.received[2]?.body).toMatchObject({
      delivery_info: { current_retry: 2, max_retries: 2 },
    })
    const { rows } = await scene.pool.query('select error, delivered, tries from hdb_catalog.event_log')
    expect(rows).toEqual([{ error: true, delivered: false, tries: 3 }])
  })

  test('an event trigger waits as long as the Retry-After header says, even after its last retry', async () => {
    await scene.reset()
    scene.script.reply = () =>
      scene.hook.received.length === 1 ? { status: 503, headers: { 'retry-after': '1' } } : {}
    await scene.start(scene.runtimeWith(trigger({})))
    const began = Date.now()
    await scene.pool.query('insert into book values (1)')
    await until(scene.settled)
    expect(scene.hook.received).toHaveLength(2)
    expect(Date.now() - began).toBeGreaterThan(900)
  })

  test('an event fails, with the reason in its log, if the webhook is unreachable or times out', async () => {
    await scene.reset()
    scene.script.reply = () => ({ delayMs: 1500 })
    const slow = trigger({ retry: { retries: 0, intervalSeconds: 0, timeoutSeconds: 1 } })
    const nobody = trigger({ name: 'nobody', webhook: { kind: 'template', text: 'http://127.0.0.1:9/' } })
    await scene.start(scene.runtimeWith(slow, nobody))
    await scene.pool.query('insert into book values (1)')
    await until(scene.settled)
    const { rows } = await scene.pool.query(
      "select trigger_name, response #>> '{data,message}' as message from hdb_catalog.event_invocation_logs order by 1",
    )
    expect(rows).toEqual([
      { trigger_name: 'nobody', message: expect.stringContaining('ECONNREFUSED') },
      { trigger_name: 'on_book', message: expect.stringContaining('Response timeout') },
    ])
  })

  test('the event worker wakes up on commit, without waiting for its polling interval', async () => {
    await scene.reset()
    const worker = await scene.start(scene.runtimeWith(trigger({})), 60_000)
    const listener = listen(scene.url, { hdb_event: worker.wake }, () => {})
    await until(async () => (await listeners()).length === 1)
    await scene.pool.query('insert into book values (1)')
    await until(() => scene.hook.received.length === 1)
    const [lost] = await listeners()
    await scene.pool.query('select pg_terminate_backend($1)', [lost])
    await until(async () => (await listeners()).some((pid) => pid !== lost))
    await scene.pool.query('insert into book values (2)')
    await until(() => scene.hook.received.length === 2)
    await listener.stop()
  })

  test('an event is delivered only once even if three engines compete for 200 events', async () => {
    await scene.reset()
    const runtime = scene.runtimeWith(trigger({}))
    await Promise.all([1, 2, 3].map(() => scene.start(runtime, 30)))
    await scene.pool.query('insert into book select generate_series(1, 200)')
    await until(scene.settled)
    await until(() => scene.hook.received.length >= 200)
    await sleep(200)
    expect(scene.hook.received).toHaveLength(200)
  })

  test('an event that an engine did not finish before it stopped is delivered by the next engine', async () => {
    await scene.reset()
    const runtime = scene.runtimeWith(trigger({}))
    await installTriggers(runtime.pool, runtime.current().metadata)
    await scene.pool.query('insert into book select generate_series(1, 3)')
    await scene.pool.query("update hdb_catalog.event_log set locked = now() - interval '11 seconds'")
    await scene.start(runtime)
    await until(scene.settled)
    expect(scene.hook.received).toHaveLength(3)
  })

  test('an event can be redelivered manually, and its trigger can be called with any payload', async () => {
    await scene.reset()
    scene.script.reply = () => ({ status: scene.hook.received.length === 1 ? 500 : 200 })
    const runtime = scene.runtimeWith(trigger({}))
    await scene.start(runtime)
    await scene.pool.query('insert into book values (1)')
    await until(scene.settled)
    const { rows } = await scene.pool.query<{ id: string }>('select id from hdb_catalog.event_log')
    await redeliver(scene.pool, rows[0]?.id ?? '')
    await until(() => scene.hook.received.length === 2)
    await until(scene.settled)
    await invokeTrigger(runtime, 'on_book', { hello: 1 }, admin)
    await until(() => scene.hook.received.length === 3)
    expect(scene.hook.received[2]?.body).toMatchObject({
      event: {
        op: 'MANUAL',
        data: { old: null, new: { hello: 1 } },
        session_variables: { 'x-hasura-role': 'admin' },
      },
    })
    await expect(redeliver(scene.pool, 'nope')).rejects.toThrow('event not found')
    await expect(invokeTrigger(runtime, 'other', {}, admin)).rejects.toThrow(
      'event trigger "other" does not exist',
    )
  })
})

describe('events about updated rows', () => {
  test('an update emits an event if the value of a watched column changed', async () => {
    await scene.reset()
    await scene.pool.query('alter table book add price numeric')
    const watching = (column: string) =>
      scene.runtimeWith(trigger({ insert: undefined, update: { columns: [column], payload: [column] } }))
    await scene.start(watching('price'))
    await scene.pool.query("insert into book (id, price, data) values (1, 1.0, '{}')")
    await scene.pool.query('update book set price = 1.00')
    await scene.pool.query('update book set price = null')
    await scene.pool.query('update book set price = null')
    await until(async () => (await scene.settled()) && scene.hook.received.length >= 1)
    await scene.start(watching('data'))
    await scene.pool.query("update book set data = '{}'")
    await scene.pool.query("update book set data = '{ }'")
    await until(async () => (await scene.settled()) && scene.hook.received.length >= 2)
    expect(scene.hook.received.map(({ body }) => body)).toMatchObject([
      { event: { op: 'UPDATE', data: { old: { price: 1 }, new: { price: null } } } },
      { event: { op: 'UPDATE', data: { old: { data: {} }, new: { data: {} } } } },
    ])
    expect(scene.hook.received).toHaveLength(2)
    await scene.pool.query('alter table book drop price')
  })

  test('an update event contains the trace id of the request that caused it', async () => {
    await scene.reset()
    await scene.start(scene.runtimeWith(trigger({})))
    await scene.pool.query(`
      begin; select set_config('hasura.tracecontext', '{"trace_id":"a","span_id":"b"}', true);
      insert into book values (1); commit`)
    await until(() => scene.hook.received.length === 1)
    expect(scene.hook.received[0]?.body).toMatchObject({
      event: { trace_context: { trace_id: 'a', span_id: 'b' } },
    })
  })
})

describe('Postgres triggers of event triggers', () => {
  const present = async () => {
    const { rows } = await scene.pool.query<{ name: string; oid: number }>(
      "select tgname as name, oid from pg_trigger where tgrelid = 'book'::regclass order by 1",
    )
    return rows
  }

  test('Postgres triggers are changed only if their event triggers in the metadata have changed', async () => {
    await scene.reset()
    await installTriggers(scene.pool, scene.runtimeWith(trigger({})).current().metadata)
    const before = await present()
    await installTriggers(scene.pool, scene.runtimeWith(trigger({})).current().metadata)
    expect(await present()).toEqual(before)
    await installTriggers(
      scene.pool,
      scene.runtimeWith(trigger({ insert: undefined, delete: { payload: '*' } })).current().metadata,
    )
    expect((await present()).map(({ name }) => name)).toEqual([
      'notify_hasura_on_book_DELETE',
      'notify_hasura_on_book_UPDATE',
    ])
    await scene.pool.query('insert into book values (1); update book set id = 2, title = 1')
    await installTriggers(scene.pool, scene.runtimeWith().current().metadata)
    expect(await present()).toEqual([])
    const { rows } = await scene.pool.query('select archived from hdb_catalog.event_log')
    expect(rows).toEqual([{ archived: true }])
  })

  test('a Postgres trigger whose event trigger cannot be served is dropped, but its undelivered events stay stored', async () => {
    await scene.reset()
    const whole = scene.runtimeWith(trigger({})).current().metadata
    await installTriggers(scene.pool, whole)
    await scene.pool.query('insert into book values (1)')
    await installTriggers(scene.pool, scene.runtimeWith().current().metadata, whole)
    expect(await present()).toEqual([])
    const { rows } = await scene.pool.query('select archived from hdb_catalog.event_log')
    expect(rows).toEqual([{ archived: false }])
  })
})
