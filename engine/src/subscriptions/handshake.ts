import type { WebSocket } from 'ws'
import type { RequestContext } from '../contract.ts'
import { asEngineError } from '../http/reply.ts'
import type { Runtime } from '../runtime.ts'
import type { Session } from '../session/session.ts'
import type { Close, Protocol } from './protocol.ts'

type Headers = Readonly<Record<string, string>>

type Handshake = {
  /**
   * Authenticates the client with these headers. The session of a later handshake on the same socket replaces the
   * earlier session.
   */
  readonly begin: (headers: Headers) => Promise<void>
  /** The client's session. Undefined until the connection is initialized. */
  readonly context: () => RequestContext | undefined
  readonly stop: () => void
}

type Options = {
  readonly runtime: Runtime
  readonly protocol: Protocol
  readonly socket: WebSocket
  readonly headers: Headers
  readonly requestId: string
  readonly send: (message: string) => void
  readonly close: (close: Close) => void
}

/** The longest time that a timer can wait. If a token expires later, its expiry is checked again after this time. */
const longestTimerMs = 2 ** 31 - 1

/** The close code for a restart of the server. It makes clients reconnect, with a new token. */
const expired: Close = { code: 1012, reason: 'JWT expired' }

/** The client must authenticate within a time limit, and the socket closes when its session expires. */
export function createHandshake(options: Options): Handshake {
  const { runtime, protocol, socket, headers: upgradeHeaders, requestId, send, close } = options
  let context: RequestContext | undefined
  let timer: NodeJS.Timeout | undefined = setTimeout(
    () => close(protocol.initTimeout),
    runtime.settings.webSocket.initTimeoutMs,
  )

  const expireWith = (session: Session) => {
    if (session.expiresAt === undefined) return
    const left = session.expiresAt - Date.now()
    if (left <= 0) close(expired)
    else timer = setTimeout(() => expireWith(session), Math.min(left, longestTimerMs))
  }
  const initialise = async (headers: Headers) => {
    // The headers of the upgrade request count only for the first handshake.
    const session = await runtime.authenticate(context ? headers : { ...upgradeHeaders, ...headers })
    clearTimeout(timer)
    if (socket.readyState !== socket.OPEN) return
    context = { session, headers, requestId }
    send('{"type":"connection_ack"}')
    send(protocol.keepAlive)
    expireWith(session)
  }
  const refuse = (thrown: unknown) => {
    const { message } = asEngineError(thrown, (cause) => runtime.log('error', 'websocket', cause))
    if (protocol.connectionError) send(protocol.connectionError(message))
    close(protocol.initRefused(message))
  }

  return {
    begin: (headers) => initialise(headers).catch(refuse),
    context: () => context,
    stop: () => clearTimeout(timer),
  }
}
