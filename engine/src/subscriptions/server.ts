import { randomUUID } from 'node:crypto'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { EngineError } from '../errors.ts'
import { createOriginCheck } from '../http/cors.ts'
import { graphqlError } from '../http/reply.ts'
import { headersOf } from '../http/server.ts'
import type { Runtime } from '../runtime.ts'
import type { CorsSettings } from '../settings.ts'
import { serveConnection } from './connection.ts'
import { createPoller, type Poller } from './poller.ts'
import { protocolNamed } from './protocol.ts'
import { createTroubles } from './troubles.ts'

export type Subscriptions = {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  readonly poller: Poller
  /** Makes every client reconnect, because the clients' operations were planned with old metadata. */
  readonly restart: () => void
  /** Disconnects clients like `restart`, and accepts no later connections. */
  readonly close: () => void
}

const paths: ReadonlySet<string> = new Set(['/v1/graphql', '/v1alpha1/graphql'])
const known: ReadonlySet<string> = new Set(['graphql-ws', 'graphql-transport-ws'])

export function createSubscriptions(runtime: Runtime): Subscriptions {
  const { settings } = runtime
  const poller = createPoller(
    (plan, asking) => runtime.current().core.poll(plan, asking),
    { live: settings.liveQueries, stream: settings.streams },
    createTroubles(runtime.log),
  )
  const isAllowed = createOriginCheck(settings.cors.domains)
  const refusalOf = ({ url = '', headers: { origin } }: IncomingMessage): EngineError | undefined => {
    const [path = ''] = url.split('?', 1)
    if (!settings.apis.has('graphql') || !paths.has(path))
      return new EngineError(
        'not-found',
        `only ${[...paths].map((one) => `'${one}'`).join(' and ')} are supported on websockets`,
        { status: 404 },
      )
    if (origin === undefined || settings.cors.disabled || isAllowed(origin)) return undefined
    return new EngineError('access-denied', 'received origin header does not match configured CORS domains')
  }
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: true,
    maxPayload: settings.maxBodyBytes,
    perMessageDeflate: false,
    handleProtocols: (offered) => [...offered].find((name) => known.has(name)) ?? false,
  })
  return {
    poller,
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy())
      const headers = upgradeHeaders(request, settings.cors)
      const refusal = refusalOf(request)
      if (refusal) {
        reject(socket, refusal)
        return
      }
      sockets.handleUpgrade(request, socket, head, (webSocket) => {
        serveConnection({
          runtime,
          poller,
          protocol: protocolNamed(webSocket.protocol),
          socket: webSocket,
          headers,
          requestId: headers['x-request-id'] ?? randomUUID(),
        })
      })
    },
    restart() {
      closeAll(sockets, 'Server state changed, restarting the server')
    },
    close() {
      poller.stop()
      closeAll(sockets, 'shutting server down')
    },
  }
}

/** Headers that describe only the connection, not the caller. */
const ownHeaders: ReadonlySet<string> = new Set([
  'sec-websocket-key',
  'sec-websocket-version',
  'upgrade',
  'connection',
])

/**
 * Any web page can open a socket, and the browser sends the visitor's cookies. So cookies are ignored if CORS does
 * not protect them.
 */
function upgradeHeaders(request: IncomingMessage, cors: CorsSettings): Readonly<Record<string, string>> {
  const withoutCookies = request.headers.origin !== undefined && !cors.socketsReadCookies
  return Object.fromEntries(
    Object.entries(headersOf(request)).filter(
      ([name]) => !ownHeaders.has(name) && !(withoutCookies && name === 'cookie'),
    ),
  )
}

function reject(socket: Duplex, error: EngineError): void {
  const body = JSON.stringify(graphqlError(error, false))
  const head = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/**
 * Closes the socket with the code for a restart, so that clients reconnect automatically. Disconnects clients that do
 * not respond.
 */
function closeAll(sockets: WebSocketServer, reason: string): void {
  for (const socket of sockets.clients) {
    socket.close(1012, reason)
    setTimeout(() => socket.terminate(), 1000).unref()
  }
}
