import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { Cancellation } from '../cancellation.ts'
import { EngineError } from '../errors.ts'
import type { Runtime } from '../runtime.ts'
import { ClientGone, readBody } from './body.ts'
import { type Encoded, encoded } from './compress.ts'
import { corsHeaders, createOriginCheck, preflightHeaders } from './cors.ts'
import { jsonType, notFound, type Reply } from './reply.ts'
import { createFailure, nextRequestId, type Routes } from './request.ts'

/** Handles requests for other paths, such as the console's files. Returns false for an unknown path. */
export type Fallback = (request: IncomingMessage, response: ServerResponse) => boolean

const headersTimeoutMs = 15_000
const requestTimeoutMs = 60_000
/** Longer than the usual timeout of a proxy, so that a proxy never writes to a connection that we have just closed. */
const keepAliveTimeoutMs = 75_000
/** The time after which a client that has stopped reading is disconnected. */
const idleTimeoutMs = 600_000

export function createHttpServer(runtime: Runtime, routes: Routes, fallback: Fallback | undefined): Server {
  const isAllowed = createOriginCheck(runtime.settings.cors.domains)
  const failure = createFailure(runtime)
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: keepAliveTimeoutMs,
    },
    (request, response) => {
      serve(request, response).catch((error: unknown) => {
        if (!(error instanceof ClientGone)) runtime.log('error', 'http', error)
        response.destroy()
      })
    },
  )
  // Reports an error such as "no file descriptor left for a new connection". Existing connections continue to work.
  server.on('error', (error) => runtime.log('error', 'http', error))
  server.on('clientError', (error, socket) => {
    if (socket.writable)
      socket.end(`HTTP/1.1 ${statusOf(error)}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
    else socket.destroy()
  })

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestId = headerText(request.headers['x-request-id']) ?? nextRequestId()
    const { origin } = request.headers
    const common = ['x-request-id', requestId]
    if (origin !== undefined && isAllowed(origin))
      for (const [name, value] of Object.entries(corsHeaders(origin))) common.push(name, value)
    const { method = 'GET', url = '/' } = request
    if (method === 'OPTIONS') return preflight(request, response, common)
    const { path, search } = target(url)
    const handler = routes.get(`${method} ${path}`)
    if (!handler) {
      if (!fallback?.(request, response)) write(response, notFound, common)
      return
    }
    const cancellation = new Cancellation()
    response.on('close', () => cancellation.leave())
    let reply: Reply
    try {
      const body = method === 'POST' ? await readBody(request, runtime.settings.maxBodyBytes) : ''
      const headers = headersOf(request)
      reply = await handler({ method, path, search, headers, body, requestId, cancellation })
    } catch (thrown) {
      reply = failure(thrown, path)
    }
    const ready = encoded(reply, request.headers['accept-encoding'])
    write(response, ready instanceof Promise ? await ready : ready, common)
  }
  return server
}

/** Header names and values in turn, which is the format that Node writes fastest. */
type HeaderLines = string[]

function preflight(request: IncomingMessage, response: ServerResponse, common: HeaderLines): void {
  const wanted = headerText(request.headers['access-control-request-headers'])
  for (const [name, value] of Object.entries(preflightHeaders)) common.push(name, value)
  if (wanted !== undefined) common.push('access-control-allow-headers', wanted)
  response.writeHead(204, common)
  response.end()
}

/** Sends headers and body in one write, so that a small response is one packet. */
function write(response: ServerResponse, reply: Encoded, common: HeaderLines): void {
  if (response.destroyed) return
  const { body, contentType = jsonType } = reply
  common.push('content-type', contentType, 'content-length', String(Buffer.byteLength(body)))
  if (reply.status === 413) common.push('connection', 'close')
  for (const name in reply.headers)
    for (const value of [reply.headers[name] ?? []].flat()) common.push(name, value)
  response.writeHead(reply.status, common)
  response.end(body)
  // Sets a timeout only if data is still unsent. Small responses have already been sent, and a timer would be updated
  // on every read and write.
  if (response.writableLength > 0) response.setTimeout(idleTimeoutMs)
}

function headerText(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function target(url: string): { path: string; search: string } {
  const at = url.indexOf('?')
  return at < 0 ? { path: url, search: '' } : { path: url.slice(0, at), search: url.slice(at + 1) }
}

export function headersOf(request: IncomingMessage): Readonly<Record<string, string>> {
  const { headers } = request
  return isPlain(headers) ? headers : { ...headers, 'set-cookie': String(headers['set-cookie']) }
}

/** Node joins repeated headers into one text, except for set-cookie. */
function isPlain(headers: IncomingHttpHeaders): headers is Record<string, string> {
  return headers['set-cookie'] === undefined
}

function statusOf(error: Error): string {
  const code = 'code' in error ? error.code : undefined
  if (code === 'HPE_HEADER_OVERFLOW') return '431 Request Header Fields Too Large'
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request'
}

/** Reports a listening error (`EADDRINUSE`) in one line. */
export function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      if (typeof address === 'object' && address !== null) resolve(address.port)
      else reject(new EngineError('unexpected', 'no address'))
    })
  })
}
