import { createServer, type Server } from 'node:http'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { GraphQLRequest, RequestContext, SubscriptionPlan } from '../contract.ts'
import { EngineError } from '../errors.ts'
import { listen } from '../http/server.ts'
import { buildRuntime, createDatabase, until } from '../testing.ts'
import { createSubscriptions } from './server.ts'

const key = 'k'.repeat(32)
const claims = { 'x-hasura-allowed-roles': ['user'], 'x-hasura-default-role': 'user' }

/** A core of one counter: a query reads its role, a subscription follows the table. */
const core = {
  operation: ({ query }: GraphQLRequest) => ({
    kind: query.startsWith('subscription') ? 'subscription' : 'query',
  }),
  async execute({ query }: GraphQLRequest, { session }: RequestContext) {
    if (query.includes('invalid')) throw new EngineError('validation-failed', 'no such field')
    if (query.includes('fail')) throw new EngineError('constraint-violation', 'twice')
    return { body: `{"data":{"role":"${session.role}"}}`, cookies: [] }
  },
  subscribe: (): SubscriptionPlan => ({
    kind: 'live',
    statementKey: 'k',
    text: 'select s.id, (select n from counter)::text from unnest($1::uuid[], $2::text[]) s(id, p)',
    parameters: '[]',
    cursor: null,
  }),
}

let database: Awaited<ReturnType<typeof createDatabase>>
let server: Server
let url: string
let subscriptions: ReturnType<typeof createSubscriptions>

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
  subscriptions = createSubscriptions(buildRuntime({ pool: database.pool, core, environment }))
  server = createServer()
  server.on('upgrade', subscriptions.upgrade)
  url = `ws://127.0.0.1:${await listen(server, '127.0.0.1', 0)}/v1/graphql`
})
afterAll(async () => {
  subscriptions.close()
  server.closeAllConnections()
  server.close()
  await database.drop()
})

type Message = { type: string; id?: string; payload?: unknown }

async function open(protocol: string | undefined, headers?: Readonly<Record<string, unknown>>) {
  const socket = new WebSocket(url, protocol)
  const messages: Message[] = []
  const closed: { code?: number; reason?: string } = {}
  socket.on('message', (data) => messages.push(JSON.parse(String(data))))
  socket.on('close', (code, reason) => Object.assign(closed, { code, reason: String(reason) }))
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const send = (message: object) => socket.send(JSON.stringify(message))
  if (headers) send({ type: 'connection_init', payload: { headers } })
  const of = (id: string) => messages.filter((message) => message.id === id)
  const types = () => messages.map(({ type }) => type)
  return { socket, messages, closed, send, of, types }
}

const admin = { 'x-hasura-admin-secret': 's' }
const protocols = [
  { name: 'graphql-ws', start: 'start', stop: 'stop', data: 'data' },
  { name: 'graphql-transport-ws', start: 'subscribe', stop: 'complete', data: 'next' },
] as const

describe.each(protocols)('over $name', ({ name, start, stop, data }) => {
  test('queries answer and complete', async () => {
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

  test('faults of the request are errors and complete too', async () => {
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

  test('a subscription answers at once, follows changes, and ends when it is stopped', async () => {
    const one = await open(name, admin)
    await until(() => one.types().includes('connection_ack'))
    await database.pool.query('update counter set n = 1')
    one.send({ type: start, id: 'a', payload: { query: 'subscription' } })
    await until(() => one.of('a').length === 1)
    await database.pool.query('update counter set n = 2')
    await until(() => one.of('a').length === 2)
    expect(one.of('a').map(({ payload }) => payload)).toEqual([{ data: 1 }, { data: 2 }])
    one.send({ type: stop, id: 'a' })
    await until(() => subscriptions.poller.statistics().members === 0)
    one.send({ type: start, id: 'a', payload: { query: 'subscription' } })
    await until(() => one.of('a').length === 3)
    one.socket.terminate()
    await until(() => subscriptions.poller.statistics().members === 0)
  })

  test('a token that expires closes the socket', async () => {
    const payload = { 'https://hasura.io/jwt/claims': claims, exp: Math.floor(Date.now() / 1000) + 2 }
    const token = await new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(key))
    const one = await open(name, { Authorization: `Bearer ${token}` })
    await until(() => one.types().includes('connection_ack'))
    await until(() => one.closed.code === 1012, 4000)
  })

  test('keeps the connection warm', async () => {
    const one = await open(name, admin)
    const expected =
      name === 'graphql-ws' ? { type: 'ka' } : { type: 'ping', payload: { message: 'keepalive' } }
    await until(() => one.messages.some((message) => message.type === expected.type), 2000)
    expect(one.messages.find((message) => message.type === expected.type)).toEqual(expected)
    one.socket.close()
  })
})

describe('over graphql-transport-ws', () => {
  const name = 'graphql-transport-ws'

  test('a wrong secret closes with 4403, silence with 4408, nonsense with 4400', async () => {
    const wrong = await open(name, { 'x-hasura-admin-secret': 'no' })
    const silent = await open(name)
    const odd = await open(name)
    odd.socket.send('{')
    await until(() => wrong.closed.code === 4403 && odd.closed.code === 4400)
    await until(() => silent.closed.code === 4408, 3000)
    expect(wrong.closed.reason).toBe('Forbidden')
  })

  test('a second operation of the same id closes the socket', async () => {
    const one = await open(name, admin)
    await until(() => one.types().includes('connection_ack'))
    one.send({ type: 'subscribe', id: 'a', payload: { query: 'subscription' } })
    one.send({ type: 'subscribe', id: 'a', payload: { query: 'subscription' } })
    await until(() => one.closed.code === 4409)
  })

  test('answers pings', async () => {
    const one = await open(name, admin)
    one.send({ type: 'ping' })
    await until(() => one.types().includes('pong'))
    one.socket.close()
  })
})

describe('over graphql-ws', () => {
  test('is what a client without a protocol speaks', async () => {
    const one = await open(undefined, admin)
    await until(() => one.messages.length === 2)
    expect(one.types()).toEqual(['connection_ack', 'ka'])
    one.send({ type: 'connection_terminate' })
    await until(() => one.closed.code === 1000)
  })

  test('a wrong secret says so and closes with 4400', async () => {
    const one = await open('graphql-ws', { 'x-hasura-admin-secret': 'no' })
    await until(() => one.closed.code === 4400)
    expect(one.messages).toEqual([
      { type: 'connection_error', payload: 'invalid "x-hasura-admin-secret"/"x-hasura-access-key"' },
    ])
  })

  test('errors of the execution are data with a null', async () => {
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

  test('an operation before the handshake, or of a known id, is an error', async () => {
    const one = await open('graphql-ws')
    one.send({ type: 'start', id: 'a', payload: { query: '{ a }' } })
    await until(() => one.of('a').length === 1)
    expect(JSON.stringify(one.of('a')[0])).toContain('start received before the connection is initialised')
    one.socket.close()
    const two = await open('graphql-ws', admin)
    await until(() => two.types().includes('connection_ack'))
    two.send({ type: 'start', id: 'a', payload: { query: 'subscription' } })
    two.send({ type: 'start', id: 'a', payload: { query: 'subscription' } })
    await until(() => two.of('a').some(({ type }) => type === 'error'))
    expect(JSON.stringify(two.messages)).toContain('an operation already exists with this id: a')
    two.socket.close()
  })
})

describe('a client that does not read', () => {
  test('is dropped before it fills the memory', async () => {
    await database.pool.query(
      `alter table counter alter n type text; update counter set n = '"' || repeat('x', 300000) || '"'`,
    )
    const one = await open('graphql-transport-ws', admin)
    await until(() => one.types().includes('connection_ack'))
    one.socket.pause()
    const { statements } = subscriptions.poller.statistics()
    for (let id = 0; id < 80; id += 1)
      one.send({ type: 'subscribe', id: String(id), payload: { query: 'subscription' } })
    await until(() => subscriptions.poller.statistics().statements > statements)
    await until(() => subscriptions.poller.statistics().members === 0)
    one.socket.resume()
    await until(() => one.closed.code === 1006)
  })
})
