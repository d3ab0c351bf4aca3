import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { userAgent } from '../settings.ts'
import { until } from '../testing.ts'
import { openScene, type Scene, trigger } from './testing.ts'

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene?.close())

const noTransform = {
  method: undefined,
  url: undefined,
  queryParams: undefined,
  addHeaders: {},
  removeHeaders: [],
}

describe('the log of delivered events', () => {
  const logs = async () => {
    const { rows } = await scene.pool.query(
      'select status, request, response from hdb_catalog.event_invocation_logs order by created_at',
    )
    return rows
  }
  const own = [
    { name: 'Content-Type', value: 'application/json' },
    { name: 'User-Agent', value: userAgent },
  ]

  test('the event log keeps the complete response of a successful webhook, but only the text of an error response', async () => {
    await scene.reset()
    scene.script.reply = () =>
      scene.hook.received.length === 1
        ? { status: 500, body: 'not now' }
        : { status: 201, body: '{"ok": 1}', headers: { 'X-Odd': 'y' } }
    await scene.start(
      scene.runtimeWith(trigger({ retry: { retries: 1, intervalSeconds: 0, timeoutSeconds: 2 } })),
    )
    await scene.pool.query('insert into book values (1)')
    await until(scene.settled)
    const [bad, good] = await logs()
    expect(bad).toEqual({
      status: 500,
      request: {
        version: '2',
        payload: scene.hook.received[0]?.body,
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

  test('the event log gives the reason if there is no response', async () => {
    await scene.reset()
    await scene.start(
      scene.runtimeWith(trigger({ webhook: { kind: 'template', text: 'http://127.0.0.1:9/a?b=c' } })),
    )
    await scene.pool.query('insert into book values (1)')
    await until(scene.settled)
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

  test('the event log shows the request as it was sent after the transform, and the response', async () => {
    await scene.reset()
    scene.script.reply = () => ({ body: '{"made": 7}' })
    const requestTransform = {
      ...noTransform,
      body: {
        action: 'transform' as const,
        template: '{"who": {{getSessionVariable("x-hasura-user-id")}}, "op": {{$body.event.op}}}',
      },
    }
    const responseTransform = { body: { action: 'transform' as const, template: '{"got": {{$body.made}}}' } }
    await scene.start(scene.runtimeWith(trigger({ requestTransform, responseTransform })))
    await scene.pool.query(`
      begin; select set_config('hasura.user', '{"x-hasura-role":"user","x-hasura-user-id":"9"}', true);
      insert into book values (1); commit`)
    await until(scene.settled)
    expect(scene.hook.received[0]?.body).toEqual({ who: '9', op: 'INSERT' })
    const [{ request, response }] = await logs()
    expect(request.payload).toEqual({ who: '9', op: 'INSERT' })
    expect(response.data.body).toBe('{"got":7}')
  })

  test('an event whose transform fails is marked as failed immediately, without a log entry', async () => {
    await scene.reset()
    const requestTransform = {
      ...noTransform,
      body: { action: 'transform' as const, template: '{{$body.nothing.there}}' },
    }
    await scene.start(
      scene.runtimeWith(
        trigger({ requestTransform, retry: { retries: 3, intervalSeconds: 0, timeoutSeconds: 2 } }),
      ),
    )
    await scene.pool.query('insert into book values (1)')
    await until(scene.settled)
    const { rows } = await scene.pool.query('select error, tries from hdb_catalog.event_log')
    expect([rows, await logs()]).toEqual([[{ error: true, tries: 0 }], []])
  })

  test("event requests and logs always have the engine's own content type and user agent", async () => {
    await scene.reset()
    const headers = [
      { name: 'user-agent', value: { kind: 'template' as const, text: 'mine' } },
      { name: 'X-A', value: { kind: 'template' as const, text: 'b' } },
    ]
    await scene.start(scene.runtimeWith(trigger({ headers })))
    await scene.pool.query('insert into book values (1)')
    await until(scene.settled)
    expect(scene.hook.received[0]?.headers).toMatchObject({ 'user-agent': userAgent, 'x-a': 'b' })
    expect((await logs())[0].request.headers).toEqual([...own, { name: 'X-A', value: 'b' }])
  })
})
