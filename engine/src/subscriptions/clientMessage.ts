import type { GraphQLRequest } from '../contract.ts'
import { EngineError } from '../errors.ts'
import { parseExactly } from '../exactNumber.ts'
import { isRecord, parseGraphQLRequest } from '../http/graphqlRequest.ts'
import { kindOf } from '../jsonKind.ts'

type Headers = Readonly<Record<string, string>>

/** A message from a client. Both protocols accept each other's message types, like Hasura. */
export type ClientMessage =
  | { readonly kind: 'init'; readonly headers: Headers }
  | { readonly kind: 'start'; readonly id: string; readonly request: GraphQLRequest }
  | { readonly kind: 'stop'; readonly id: string }
  | { readonly kind: 'ping'; readonly payload: unknown }
  | { readonly kind: 'pong' }
  | { readonly kind: 'terminate' }

type Raw = Readonly<Record<string, unknown>>

function wrong(problem: string): EngineError {
  return new EngineError('bad-request', `parsing ClientMessage failed: Error in $: ${problem}`)
}

const readers: ReadonlyMap<string, (message: Raw) => ClientMessage> = new Map([
  ['connection_init', ({ payload }) => ({ kind: 'init', headers: headersIn(payload) })],
  ['start', startOf],
  ['subscribe', startOf],
  ['stop', stopOf],
  ['complete', stopOf],
  ['ping', ({ payload }) => ({ kind: 'ping', payload: payload === undefined ? undefined : pingOf(payload) })],
  ['pong', () => ({ kind: 'pong' })],
  ['connection_terminate', () => ({ kind: 'terminate' })],
] satisfies [string, (message: Raw) => ClientMessage][])

export function parseClientMessage(text: string): ClientMessage {
  let message: unknown
  try {
    message = parseExactly(text)
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : 'not valid JSON')
  }
  if (!isRecord(message))
    throw wrong(`parsing ClientMessage failed, expected Object, but encountered ${kindOf(message)}`)
  const { type } = message
  if (type === undefined) throw wrong('key "type" not found')
  const read = readers.get(String(type))
  if (!read) throw wrong(`unexpected type for ClientMessage: ${type}`)
  return read(message)
}

function idOf({ id }: Raw): string {
  if (typeof id === 'string') return id
  throw wrong(id === undefined ? 'key "id" not found' : `parsing Text failed, but encountered ${kindOf(id)}`)
}

function startOf(message: Raw): ClientMessage {
  const id = idOf(message)
  if (message.payload === undefined) throw wrong('key "payload" not found')
  try {
    return { kind: 'start', id, request: parseGraphQLRequest(message.payload) }
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error))
  }
}

function stopOf(message: Raw): ClientMessage {
  return { kind: 'stop', id: idOf(message) }
}

function pingOf(payload: unknown): unknown {
  return isRecord(payload) ? { message: payload.message ?? null } : null
}

/** The `payload.headers` of connection_init replace HTTP headers, which browsers cannot set on sockets. */
function headersIn(payload: unknown): Headers {
  const headers = isRecord(payload) ? payload.headers : undefined
  if (headers === undefined || headers === null) return {}
  if (!isRecord(headers)) throw wrong(`parsing HashMap ~Text failed, but encountered ${kindOf(headers)}`)
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (typeof value === 'string') return [name.toLowerCase(), value]
      throw wrong(`parsing Text failed, expected String, but encountered ${kindOf(value)}`)
    }),
  )
}
