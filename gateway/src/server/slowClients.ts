import type { IncomingMessage, Server, ServerResponse } from 'node:http'

const HEADERS_MS = 20_000
const BODY_MS = 30_000
/** Enough time to upload two gigabytes at 6 Mbit/s. */
const UPLOAD_MS = 60 * 60 * 1000

const endIfSlow = (request: IncomingMessage, response: ServerResponse, bodyMs: number): void => {
  const timer = setTimeout(() => {
    if (request.complete) return
    if (!response.headersSent) response.writeHead(408, { Connection: 'close' })
    response.end()
    request.socket.destroySoon()
  }, bodyMs).unref()
  response.on('close', () => clearTimeout(timer))
}

/**
 * Disconnects clients that send their request too slowly. Node has one limit for all requests, but only uploads need an
 * hour.
 */
export const endSlowClients = (server: Server, bodyMs = BODY_MS): void => {
  server.headersTimeout = HEADERS_MS
  server.requestTimeout = UPLOAD_MS
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/api/uploads/')) return
    // Almost every request arrives complete in one piece, so a timer for it would cost more than it saves.
    process.nextTick(() => {
      if (!request.complete) endIfSlow(request, response, bodyMs)
    })
  })
}
