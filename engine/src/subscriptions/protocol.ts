import type { EngineError } from '../errors.ts'
import { graphqlError } from '../http/reply.ts'

export type ProtocolName = 'graphql-ws' | 'graphql-transport-ws'

export type Close = { readonly code: number; readonly reason: string }

/** What the server says, in the words of one of the two protocols (reference 11.1). */
export type Protocol = {
  readonly name: ProtocolName
  readonly start: string
  readonly stop: string
  /** The message before each operation's payload, which is finished JSON. */
  readonly data: (id: string, payload: string) => string
  readonly error: (id: string, error: EngineError, internal: boolean) => string
  readonly complete: (id: string) => string
  /** Sent every few seconds so that proxies keep the connection. */
  readonly keepAlive: string
  /** Sent at once after the acknowledgement. */
  readonly greeting: string | undefined
  readonly initTimeout: Close
  readonly initRefused: Close
  /** Undefined: a second handshake is passed over. */
  readonly tooManyInits: Close | undefined
  /** Undefined: a second operation of one id is an error of its own. */
  readonly duplicate: ((id: string) => Close) | undefined
  /** The old protocol says why before it closes. */
  readonly initError: ((message: string) => string) | undefined
}

const complete = (id: string) => JSON.stringify({ type: 'complete', id })

function dataMessage(type: 'data' | 'next') {
  return (id: string, payload: string) => `{"type":"${type}","id":${JSON.stringify(id)},"payload":${payload}}`
}

const legacy: Protocol = {
  name: 'graphql-ws',
  start: 'start',
  stop: 'stop',
  data: dataMessage('data'),
  error: (id, error, internal) =>
    JSON.stringify({ type: 'error', id, payload: { errors: [graphqlError(error, internal)] } }),
  complete,
  keepAlive: '{"type":"ka"}',
  greeting: '{"type":"ka"}',
  initTimeout: { code: 1011, reason: 'Connection initialisation timed out' },
  initRefused: { code: 4400, reason: 'Forbidden' },
  tooManyInits: undefined,
  duplicate: undefined,
  initError: (message) => JSON.stringify({ type: 'connection_error', payload: message }),
}

const transport: Protocol = {
  name: 'graphql-transport-ws',
  start: 'subscribe',
  stop: 'complete',
  data: dataMessage('next'),
  error: (id, error, internal) =>
    JSON.stringify({ type: 'error', id, payload: [graphqlError(error, internal)] }),
  complete,
  keepAlive: '{"type":"ping","payload":{"message":"keepalive"}}',
  greeting: undefined,
  initTimeout: { code: 4408, reason: 'Connection initialisation timed out' },
  initRefused: { code: 4403, reason: 'Forbidden' },
  tooManyInits: { code: 4429, reason: 'Too many initialisation requests' },
  duplicate: (id) => ({ code: 4409, reason: `Subscriber for ${id} already exists` }),
  initError: undefined,
}

/** An absent or unknown name means the old protocol, as in Hasura. */
export function protocolNamed(name: string): Protocol {
  return name === 'graphql-transport-ws' ? transport : legacy
}

const beforeExecution: ReadonlySet<string> = new Set([
  'access-denied',
  'bad-request',
  'invalid-json',
  'not-found',
  'not-supported',
  'parse-failed',
  'unexpected-payload',
  'validation-failed',
])

/** Faults of the request itself end it with `error`; the old protocol sends those of its execution as data. */
export function isBeforeExecution(error: EngineError): boolean {
  return beforeExecution.has(error.code)
}
