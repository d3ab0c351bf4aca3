/** Subscriptions without an engine, and clients that record their messages, for tests. */
import { createServer } from 'node:http'
import type { Pool } from 'pg'
import { WebSocket } from 'ws'
import type { Asking, GraphQLRequest, RequestContext, SubscriptionPlan } from '../contract.ts'
import { EngineError } from '../errors.ts'
import { poll } from '../execute/poll.ts'
import { listen } from '../http/server.ts'
import { buildRuntime } from '../testing.ts'
import { createSubscriptions } from './server.ts'

export const key = 'k'.repeat(32)
export const claims = { 'x-hasura-allowed-roles': ['user'], 'x-hasura-default-role': 'user' }

/** A core with one counter: a query returns its role, a subscription follows the table. */
const coreOn = (pool: Pool) => ({
  operation: ({ query }: GraphQLRequest) => ({
    kind: query.startsWith('subscription') ? 'subscription' : 'query',
  }),
  async execute({ query }: GraphQLRequest, { session, headers }: RequestContext) {
    if (query.includes('headers')) return { body: `{"data":${JSON.stringify(headers)}}`, cookies: [] }
    if (query.includes('invalid')) throw new EngineError('validation-failed', 'no such field')
    if (query.includes('fail'))
      throw new EngineError('constraint-violation', 'twice', { internal: { statement: 'x' } })
    return { body: `{"data":{"role":"${session.role}"}}`, cookies: [] }
  },
  subscribe: (): SubscriptionPlan => ({
    kind: 'live',
    statementKey: 'k',
    text: 'select s.id, (select n from counter)::text from unnest($1::uuid[], $2::text[]) s(id, p)',
    parameters: '[]',
    cursor: null,
    mostBytes: Number.POSITIVE_INFINITY,
  }),
  poll: (plan: SubscriptionPlan, asking: readonly Asking[]) =>
    poll(plan, asking, { pool, settings: { preparedStatements: true } }),
})

export async function serve(pool: Pool, environment: Readonly<Record<string, string>>) {
  const made = createSubscriptions(buildRuntime({ pool, core: coreOn(pool), environment }))
  const http = createServer()
  http.on('upgrade', made.upgrade)
  const at = `ws://127.0.0.1:${await listen(http, '127.0.0.1', 0)}/v1/graphql`
  const close = () => {
    made.close()
    http.closeAllConnections()
    http.close()
  }
  return { subscriptions: made, url: at, close }
}

type Message = { type: string; id?: string; payload?: unknown }

export async function openAt(
  at: string,
  protocol: string | undefined,
  headers?: Readonly<Record<string, unknown>>,
  upgrade: Readonly<Record<string, string>> = {},
) {
  const socket = new WebSocket(at, protocol, { headers: upgrade })
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

export const admin = { 'x-hasura-admin-secret': 's' }
