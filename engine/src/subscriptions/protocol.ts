import { EngineError } from '../errors.ts'
import { graphqlError } from '../http/reply.ts'

export type ProtocolName = 'graphql-ws' | 'graphql-transport-ws'

export type Close = { readonly code: number; readonly reason: string }

/** What the server says, in the words of one of the two protocols (reference 11.1). */
export type Protocol = {
  readonly name: ProtocolName
  /** The message before each operation's payload, which is finished JSON. */
  readonly data: (id: string, payload: string) => string
  readonly error: (id: string, error: EngineError) => string
  readonly complete: (id: string) => string
  readonly keepAlive: string
  readonly initTimeout: Close
  readonly initRefused: (why: string) => Close
  readonly badMessage: (why: string) => Close
  /** Undefined: an operation that cannot begin leaves the others alone. */
  readonly startRefused: ((why: string) => Close) | undefined
  /** The old protocol has a message for what is wrong with the connection. */
  readonly connectionError: ((message: string) => string) | undefined
}

const complete = (id: string) => JSON.stringify({ type: 'complete', id })

function dataMessage(type: 'data' | 'next') {
  return (id: string, payload: string) => `{"type":"${type}","id":${JSON.stringify(id)},"payload":${payload}}`
}

const timedOut = 'Connection initialisation timed out'

/** Reasons are JSON in Hasura. */
function closing(code: number, message: string): Close {
  return { code, reason: JSON.stringify({ server_error_msg: message }) }
}

const badMessage = (why: string) => closing(4400, `4400: Parsing client message failed: ${why}`)

const legacy: Protocol = {
  name: 'graphql-ws',
  data: dataMessage('data'),
  error: (id, error) =>
    JSON.stringify({ type: 'error', id, payload: { errors: [graphqlError(error, false)] } }),
  complete,
  keepAlive: '{"type":"ka"}',
  initTimeout: { code: 1011, reason: timedOut },
  initRefused: (why) => closing(4400, `4400: Connection initialization failed: ${why}`),
  badMessage,
  startRefused: undefined,
  connectionError: (message) => JSON.stringify({ type: 'connection_error', payload: message }),
}

const transport: Protocol = {
  name: 'graphql-transport-ws',
  data: dataMessage('next'),
  error: (id, error) => JSON.stringify({ type: 'error', id, payload: [graphqlError(error, false)] }),
  complete,
  keepAlive: '{"type":"ping","payload":{"message":"keepalive"}}',
  initTimeout: { code: 4408, reason: timedOut },
  initRefused: () => closing(4403, '4403: Forbidden'),
  badMessage,
  startRefused: (why) => closing(1000, `4400: ${why}`),
  connectionError: undefined,
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

/** An operation that never began; here the error stands alone in both protocols. */
export function startError(id: string, message: string): string {
  const error = new EngineError('start-failed', message)
  return JSON.stringify({ type: 'error', id, payload: graphqlError(error, false) })
}
