import { EngineError } from '../errors.ts'
import { graphqlError } from '../http/reply.ts'

export type ProtocolName = 'graphql-ws' | 'graphql-transport-ws'

export type Close = { readonly code: number; readonly reason: string }

export type Protocol = {
  readonly name: ProtocolName
  /** Builds the message around each operation's payload, which is already JSON. */
  readonly data: (id: string, payload: string) => string
  readonly error: (id: string, error: EngineError) => string
  readonly complete: (id: string) => string
  readonly keepAlive: string
  readonly initTimeout: Close
  readonly initRefused: (why: string) => Close
  readonly badMessage: (why: string) => Close
  /** The close code for an operation that cannot begin. If undefined, the socket stays open. */
  readonly startRefused: ((why: string) => Close) | undefined
  /** Only the old protocol has a message for connection errors. */
  readonly connectionError: ((message: string) => string) | undefined
}

const complete = (id: string) => JSON.stringify({ type: 'complete', id })

function dataMessage(type: 'data' | 'next') {
  return (id: string, payload: string) => `{"type":"${type}","id":${JSON.stringify(id)},"payload":${payload}}`
}

const timedOut = 'Connection initialisation timed out'

/** Hasura sends close reasons as JSON. */
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

/** Errors in the request end the operation with `error`. The old protocol sends later errors as data. */
export function isBeforeExecution(error: EngineError): boolean {
  return beforeExecution.has(error.code)
}

/** The error for an operation that could not begin. Both protocols send a single error and no list. */
export function startError(id: string, message: string): string {
  const error = new EngineError('start-failed', message)
  return JSON.stringify({ type: 'error', id, payload: graphqlError(error, false) })
}
