import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { headersOf } from '../http/server.ts'
import type { Runtime } from '../runtime.ts'
import { serveConnection } from './connection.ts'
import { createPoller, type Poller } from './poller.ts'
import { protocolNamed } from './protocol.ts'

export type Subscriptions = {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  readonly poller: Poller
  /** Tells every client to connect anew: its operations were planned on metadata that are no more. */
  readonly restart: () => void
  /** As `restart`, and for good. */
  readonly close: () => void
}

const paths: ReadonlySet<string> = new Set(['/v1/graphql', '/v1alpha1/graphql'])
const known: ReadonlySet<string> = new Set(['graphql-ws', 'graphql-transport-ws'])

export function createSubscriptions(runtime: Runtime): Subscriptions {
  const { settings, pool } = runtime
  const poller = createPoller(pool, { live: settings.liveQueries, stream: settings.streams })
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
      const [path = ''] = (request.url ?? '').split('?', 1)
      if (!settings.apis.has('graphql') || !paths.has(path)) {
        socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
        return
      }
      sockets.handleUpgrade(request, socket, head, (webSocket) => {
        const headers = headersOf(request)
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
      closeAll(sockets, 'Closing all websocket connections as the metadata has changed')
    },
    close() {
      poller.stop()
      closeAll(sockets, 'the server is shutting down')
    },
  }
}

/** The code of a restart, at which clients come again by themselves; those that do not answer are cut off. */
function closeAll(sockets: WebSocketServer, reason: string): void {
  for (const socket of sockets.clients) {
    socket.close(1012, reason)
    setTimeout(() => socket.terminate(), 1000).unref()
  }
}
