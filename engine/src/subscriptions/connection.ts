import type { WebSocket } from 'ws'
import type { RequestContext } from '../contract.ts'
import { parseExactly } from '../exactNumber.ts'
import { isRecord } from '../http/graphqlRequest.ts'
import { asEngineError } from '../http/reply.ts'
import type { Runtime } from '../runtime.ts'
import type { Session } from '../session/session.ts'
import { createOperations } from './operations.ts'
import type { Poller } from './poller.ts'
import type { Close, Protocol } from './protocol.ts'

type Headers = Readonly<Record<string, string>>

export type ConnectionOptions = {
  readonly runtime: Runtime
  readonly poller: Poller
  readonly protocol: Protocol
  readonly socket: WebSocket
  /** Of the upgrade request. */
  readonly headers: Headers
  readonly requestId: string
}

/** Longer waits do not fit a timer; the token is then looked at again. */
const longestTimerMs = 2 ** 31 - 1

const badMessage: Close = { code: 4400, reason: 'Invalid message received' }
/** The code of a restart: clients connect anew, with a new token. */
const expired: Close = { code: 1012, reason: 'JWT expired' }

/** Speaks one of the two protocols with one client until the socket closes. */
export function serveConnection(options: ConnectionOptions): void {
  const { protocol, socket } = options
  const close = ({ code, reason }: Close) => socket.close(code, reason.slice(0, 120))
  const send = createSend(options)
  const operations = createOperations({ ...options, send })
  const handshake = createHandshake(options, send, close)
  socket.on('message', (data, isBinary) => {
    const message = isBinary ? undefined : parseMessage(String(data))
    if (message) receive(message)
    else close(badMessage)
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    handshake.stop()
    operations.endAll()
  })

  function receive({ type, id, payload }: Message): void {
    if (type === 'connection_init') handshake.begin(payload)
    else if (type === 'ping') send('{"type":"pong"}')
    else if (type === 'connection_terminate') close({ code: 1000, reason: '' })
    else if (type === protocol.start && id !== undefined) start(id, payload)
    else if (type === protocol.stop && id !== undefined) operations.end(id)
    else if (type !== 'pong') close(badMessage)
  }

  function start(id: string, payload: unknown): void {
    const context = handshake.context()
    if (!context) operations.refuse(id, 'start received before the connection is initialised')
    else if (!operations.has(id)) operations.begin(id, payload, context)
    else if (protocol.duplicate) close(protocol.duplicate(id))
    else operations.refuse(id, `an operation already exists with this id: ${id}`)
  }
}

/** A client that does not read may not fill our memory. */
function createSend({ runtime, socket }: ConnectionOptions): (message: string) => void {
  const { maxBufferBytes } = runtime.settings.webSocket
  return (message) => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount <= maxBufferBytes) {
      socket.send(message)
      return
    }
    runtime.log('warn', 'websocket', 'a client reads too slowly and was dropped')
    socket.terminate()
  }
}

type Handshake = {
  readonly begin: (payload: unknown) => void
  /** Of an initialised connection. */
  readonly context: () => RequestContext | undefined
  readonly stop: () => void
}

/** Who is at the other end: told within a time, and gone when the token is. */
function createHandshake(
  { runtime, protocol, socket, headers: upgradeHeaders, requestId }: ConnectionOptions,
  send: (message: string) => void,
  close: (close: Close) => void,
): Handshake {
  const { keepAliveMs, initTimeoutMs } = runtime.settings.webSocket
  let context: RequestContext | undefined
  let begun = false
  let keepAlive: NodeJS.Timeout | undefined
  let timer: NodeJS.Timeout | undefined = setTimeout(() => close(protocol.initTimeout), initTimeoutMs)

  const expireWith = (session: Session) => {
    if (session.expiresAt === undefined) return
    const left = session.expiresAt - Date.now()
    if (left <= 0) close(expired)
    else timer = setTimeout(() => expireWith(session), Math.min(left, longestTimerMs))
  }
  const initialise = async (payload: unknown) => {
    const headers = { ...upgradeHeaders, ...headersIn(payload) }
    const who = await runtime.authenticate(headers)
    const session = 'session' in who ? who.session : who
    clearTimeout(timer)
    if (socket.readyState !== socket.OPEN) return
    context = { session, headers, requestId }
    send('{"type":"connection_ack"}')
    if (protocol.greeting !== undefined) send(protocol.greeting)
    if (keepAliveMs > 0) keepAlive = setInterval(() => send(protocol.keepAlive), keepAliveMs)
    expireWith(session)
  }
  const refuse = (thrown: unknown) => {
    const error = asEngineError(thrown, (cause) => runtime.log('error', 'websocket', cause))
    if (protocol.initError) send(protocol.initError(error.message))
    close(protocol.initRefused)
  }

  return {
    begin(payload) {
      if (!begun) {
        begun = true
        initialise(payload).catch(refuse)
      } else if (protocol.tooManyInits) close(protocol.tooManyInits)
    },
    context: () => context,
    stop() {
      clearTimeout(timer)
      clearInterval(keepAlive)
    },
  }
}

type Message = { readonly type: string; readonly id: string | undefined; readonly payload: unknown }

function parseMessage(text: string): Message | undefined {
  try {
    const value = parseExactly(text)
    if (!isRecord(value) || typeof value.type !== 'string') return undefined
    return {
      type: value.type,
      id: typeof value.id === 'string' ? value.id : undefined,
      payload: value.payload,
    }
  } catch {
    return undefined
  }
}

/** `payload.headers` of connection_init stand for the HTTP headers that a browser's socket cannot send. */
function headersIn(payload: unknown): Headers {
  if (!isRecord(payload) || !isRecord(payload.headers)) return {}
  const entries = Object.entries(payload.headers).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name.toLowerCase(),
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
}
