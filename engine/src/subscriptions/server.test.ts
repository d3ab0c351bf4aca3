import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, until } from '../testing.ts'
import { admin, claims, key, openAt, serve } from './testing.ts'

let database: Awaited<ReturnType<typeof createDatabase>>
let served: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  database = await createDatabase('create table counter (n int); insert into counter values (0)')
  const environment = {
    HASURA_GRAPHQL_ADMIN_SECRET: 's',
    HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({ type: 'HS256', key }),
    HASURA_GRAPHQL_WEBSOCKET_KEEPALIVE: '1',
    HASURA_GRAPHQL_WEBSOCKET_CONNECTION_INIT_TIMEOUT: '1',
    HASURA_GRAPHQL_WEBSOCKET_MAX_BUFFER_BYTES: '200000',
    HASURA_GRAPHQL_LIVE_QUERIES_MULTIPLEXED_REFETCH_INTERVAL: '50',
  }
  served = await serve(database.pool, environment)
})
afterAll(async () => {
  served?.close()
  await database?.drop()
})

const open = (
  protocol: string | undefined,
  headers?: Readonly<Record<string, unknown>>,
  upgrade?: Readonly<Record<string, string>>,
) => openAt(served.url, protocol, headers, upgrade)

const protocols = [
  { name: 'graphql-ws', start: 'start', stop: 'stop', data: 'data' },
  { name: 'graphql-transport-ws', start: 'subscribe', stop: 'complete', data: 'next' },
] as const

describe.each(protocols)('WebSockets with the $name protocol', ({ name, start, stop, data }) => {
  test('a query over a WebSocket gets its result and then a message that it is complete', async () => {
    const one = await open(name, admin)
    await until(() => one.types().includes('connection_ack'))
    one.send({ type: start, id: 'a', payload: { query: '{ role }' } })
    await until(() => one.of('a').length === 2)
    expect(one.of('a')).toEqual([
      { type: data, id: 'a', payload: { data: { role: 'admin' } } },
      { type: 'complete', id: 'a' },
    ])
    one.socket.close()
  })

  test('an invalid request over a WebSocket gets an error and then a message that it is complete', async () => {
    const one = await open(name, admin)
    await until(() => one.types().includes('connection_ack'))
    one.send({ type: start, id: 'a', payload: { query: 'invalid' } })
    await until(() => one.of('a').length === 2)
    const errors = [{ message: 'no such field', extensions: { path: '$', code: 'validation-failed' } }]
    expect(one.of('a')).toEqual([
      { type: 'error', id: 'a', payload: name === 'graphql-ws' ? { errors } : errors },
      { type: 'complete', id: 'a' },
    ])
    one.socket.close()
  })

  test('a subscription sends its result immediately, sends each change, and ends when the client stops the subscription', async () => {
    const one = await open(name, admin)
    await until(() => one.types().includes('connection_ack'))
    await database.pool.query('update counter set n = 1')
    one.send({ type: start, id: 'a', payload: { query: 'subscription' } })
    await until(() => one.of('a').length === 1)
    await database.pool.query('update counter set n = 2')
    await until(() => one.of('a').length === 2)
    expect(one.of('a').map(({ payload }) => payload)).toEqual([{ data: 1 }, { data: 2 }])
    one.send({ type: stop, id: 'a' })
    await until(() => served.subscriptions.poller.statistics().members === 0)
    one.send({ type: start, id: 'a', payload: { query: 'subscription' } })
    await until(() => one.of('a').length === 3)
    one.socket.terminate()
    await until(() => served.subscriptions.poller.statistics().members === 0)
  })

  test('a WebSocket is closed when its token expires', async () => {
    const payload = { 'https://hasura.io/jwt/claims': claims, exp: Math.floor(Date.now() / 1000) + 4 }
    const token = await new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(key))
    const one = await open(name, { Authorization: `Bearer ${token}` })
    await until(() => one.types().includes('connection_ack'))
    await until(() => one.closed.code === 1012, 10_000)
  })

  test('a WebSocket client can send an operation before the handshake has finished', async () => {
    const payload = { 'https://hasura.io/jwt/claims': claims, jti: name }
    const token = await new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(key))
    const one = await open(name)
    one.send({ type: 'connection_init', payload: { headers: { Authorization: `Bearer ${token}` } } })
    one.send({ type: start, id: 'a', payload: { query: '{ role }' } })
    one.send({ type: start, id: 'b', payload: { query: '{ role }' } })
    await until(() => one.of('b').length === 2)
    expect([one.of('a')[0]?.payload, one.of('b')[0]?.payload]).toEqual(
      Array(2).fill({ data: { role: 'user' } }),
    )
    one.socket.close()
  })

  test('a second handshake on a WebSocket changes the session', async () => {
    const one = await open(name, admin)
    one.send({ type: 'connection_init', payload: { headers: { ...admin, 'X-Hasura-Role': 'other' } } })
    one.send({ type: start, id: 'a', payload: { query: '{ role }' } })
    await until(() => one.of('a').length === 2)
    expect(one.of('a')[0]?.payload).toEqual({ data: { role: 'other' } })
    expect(one.types().filter((type) => type === 'connection_ack')).toHaveLength(2)
    one.socket.close()
  })

  test('operations over a WebSocket use the headers of the handshake message, not those of the HTTP request', async () => {
    const one = await open(name, { ...admin, 'X-Mine': 'yes' }, { 'x-upgrade': 'no' })
    one.send({ type: start, id: 'a', payload: { query: '{ headers }' } })
    await until(() => one.of('a').length === 2)
    expect(one.of('a')[0]?.payload).toEqual({ data: { ...admin, 'x-mine': 'yes' } })
    one.socket.close()
  })

  test("each WebSocket protocol also accepts the other protocol's message types", async () => {
    const other = name === 'graphql-ws' ? 'subscribe' : 'start'
    const one = await open(name, admin)
    one.send({ type: other, id: 'a', payload: { query: '{ role }' } })
    await until(() => one.of('a').length === 2)
    expect(one.types()).toContain(data)
    one.socket.close()
  })

  test('a WebSocket pong has the same content as the ping', async () => {
    const one = await open(name, admin)
    one.send({ type: 'ping' })
    one.send({ type: 'ping', payload: { message: 'hello', more: 1 } })
    await until(() => one.types().filter((type) => type === 'pong').length === 2)
    expect(one.messages.filter(({ type }) => type === 'pong')).toEqual([
      { type: 'pong' },
      { type: 'pong', payload: { message: 'hello' } },
    ])
    one.socket.close()
  })

  test('the WebSocket server sends keep-alive messages', async () => {
    const one = await open(name, admin)
    const expected =
      name === 'graphql-ws' ? { type: 'ka' } : { type: 'ping', payload: { message: 'keepalive' } }
    await until(() => one.messages.some((message) => message.type === expected.type), 2000)
    expect(one.messages.find((message) => message.type === expected.type)).toEqual(expected)
    one.socket.close()
  })
})

describe('WebSockets with the graphql-transport-ws protocol', () => {
  const name = 'graphql-transport-ws'

  test('graphql-transport-ws closes the WebSocket with 4403 for a wrong secret, 4408 for silence and 4400 for invalid data', async () => {
    const wrong = await open(name, { 'x-hasura-admin-secret': 'no' })
    const silent = await open(name)
    const odd = await open(name)
    odd.socket.send('{')
    await until(() => wrong.closed.code === 4403 && odd.closed.code === 4400)
    await until(() => silent.closed.code === 4408, 3000)
    expect(JSON.parse(wrong.closed.reason ?? '')).toEqual({ server_error_msg: '4403: Forbidden' })
    expect(odd.closed.reason).toContain('4400: Parsing client message failed: parsing ClientMessage failed')
  })

  test.each([
    [{ type: 'test' }],
    [{ type: 'complete' }],
    [{ type: 'subscribe', id: 'a' }],
    [{ type: 'subscribe', id: 'a', payload: { query: 1 } }],
    [{ type: 'connection_init', payload: { headers: { a: 1 } } }],
    [['x']],
  ])('graphql-transport-ws closes the WebSocket with 4400 for the invalid message %j', async (message) => {
    const one = await open(name, admin)
    one.send(message)
    await until(() => one.closed.code === 4400)
  })

  test("graphql-transport-ws closes the WebSocket when an operation's id is already in use", async () => {
    const one = await open(name, admin)
    await until(() => one.types().includes('connection_ack'))
    one.send({ type: 'subscribe', id: 'a', payload: { query: 'subscription' } })
    one.send({ type: 'subscribe', id: 'a', payload: { query: 'subscription' } })
    await until(() => one.closed.code === 1000)
    expect(one.of('a').find(({ type }) => type === 'error')?.payload).toEqual({
      message: 'an operation already exists with this id: a',
      extensions: { path: '$', code: 'start-failed' },
    })
    expect(one.closed.reason).toContain('4400: an operation already exists with this id: a')
  })

  test('graphql-transport-ws closes the WebSocket if an operation arrives before the handshake, however long its id is', async () => {
    const one = await open(name)
    one.send({ type: 'subscribe', id: '€'.repeat(400), payload: { query: '{ a }' } })
    await until(() => one.closed.code === 1000)
    const two = await open(name, admin)
    for (const _ of [1, 2])
      two.send({ type: 'subscribe', id: '€'.repeat(400), payload: { query: 'subscription' } })
    await until(() => two.closed.code === 1000)
    expect(Buffer.byteLength(two.closed.reason ?? '')).toBeLessThanOrEqual(123)
  })
})

describe('WebSockets with the graphql-ws protocol', () => {
  test('a WebSocket client that names no protocol uses graphql-ws', async () => {
    const one = await open(undefined, admin)
    await until(() => one.messages.length === 3)
    expect(one.types()).toEqual(['ka', 'connection_ack', 'ka'])
    one.send({ type: 'connection_terminate' })
    await until(() => one.closed.code === 1000)
  })

  test('graphql-ws reports a wrong secret and closes the WebSocket with 4400', async () => {
    const one = await open('graphql-ws', { 'x-hasura-admin-secret': 'no' })
    await until(() => one.closed.code === 4400)
    expect(one.messages).toContainEqual({
      type: 'connection_error',
      payload: 'invalid "x-hasura-admin-secret"/"x-hasura-access-key"',
    })
  })

  test('graphql-ws reports an invalid message and keeps the WebSocket open', async () => {
    const one = await open('graphql-ws', admin)
    one.send({ type: 'test' })
    one.send({ type: 'stop' })
    one.socket.send('{')
    one.send({ type: 'start', id: 'a', payload: { query: '{ role }' } })
    await until(() => one.of('a').length === 2)
    const errors = one.messages
      .filter(({ type }) => type === 'connection_error')
      .map(({ payload }) => payload)
    expect(errors).toEqual([
      'parsing ClientMessage failed: Error in $: unexpected type for ClientMessage: test',
      'parsing ClientMessage failed: Error in $: key "id" not found',
      expect.stringMatching(/^parsing ClientMessage failed: Error in \$: /),
    ])
    one.socket.close()
  })

  test('graphql-ws sends errors that happen during execution together with data that is null', async () => {
    const one = await open('graphql-ws', admin)
    await until(() => one.types().includes('connection_ack'))
    one.send({ type: 'start', id: 'a', payload: { query: 'fail' } })
    await until(() => one.of('a').length === 2)
    expect(one.of('a')[0]).toEqual({
      type: 'data',
      id: 'a',
      payload: {
        data: null,
        errors: [{ message: 'twice', extensions: { path: '$', code: 'constraint-violation' } }],
      },
    })
    one.socket.close()
  })

  test('graphql-ws refuses an operation before the handshake or with an id in use, and keeps the WebSocket open', async () => {
    const refused = (message: string) => [
      { type: 'error', id: 'a', payload: { message, extensions: { path: '$', code: 'start-failed' } } },
      { type: 'complete', id: 'a' },
    ]
    const one = await open('graphql-ws')
    one.send({ type: 'start', id: 'a', payload: { query: '{ a }' } })
    await until(() => one.of('a').length === 2)
    expect(one.of('a')).toEqual(refused('start received before the connection is initialised'))
    one.socket.close()
    const two = await open('graphql-ws', admin)
    two.send({ type: 'start', id: 'a', payload: { query: 'subscription' } })
    two.send({ type: 'start', id: 'a', payload: { query: 'subscription' } })
    await until(() => two.of('a').length === 3)
    expect(two.of('a').filter(({ type }) => type !== 'data')).toEqual(
      refused('an operation already exists with this id: a'),
    )
    two.socket.close()
  })
})

describe('WebSocket clients that read too slowly', () => {
  test("a WebSocket client that does not read its messages is disconnected before they fill the server's memory", async () => {
    await database.pool.query(
      `alter table counter alter n type text; update counter set n = '"' || repeat('x', 300000) || '"'`,
    )
    const one = await open('graphql-transport-ws', admin)
    await until(() => one.types().includes('connection_ack'))
    one.socket.pause()
    const { statements } = served.subscriptions.poller.statistics()
    for (let id = 0; id < 80; id += 1)
      one.send({ type: 'subscribe', id: String(id), payload: { query: 'subscription' } })
    await until(() => served.subscriptions.poller.statistics().statements > statements)
    await until(() => served.subscriptions.poller.statistics().members === 0)
    one.socket.resume()
    await until(() => one.closed.code === 1006)
  })
})
