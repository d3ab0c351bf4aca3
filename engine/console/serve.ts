import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const DIST = join(import.meta.dirname, 'dist')
const BASE = '/console'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
}

/**
 * Allows resources from the console's own origin only. Styles need 'unsafe-inline' because the editor writes its own
 * style elements.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
}

type Asset = {
  readonly body: Buffer
  readonly type: string
  readonly cache: string
  brotli: Buffer | undefined
}

const asset = (file: string): Asset => ({
  body: readFileSync(join(DIST, file)),
  type: TYPES[extname(file)] ?? 'application/octet-stream',
  // Vite puts a content hash into the file names in assets/, so browsers can cache them permanently.
  cache: file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  brotli: undefined,
})

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(DIST, join(entry.parentPath, entry.name)).split(sep).join('/'))

const loadAssets = (): ReadonlyMap<string, Asset> => {
  try {
    return new Map(filesOf(DIST).map((file) => [file, asset(file)]))
  } catch {
    return new Map()
  }
}

let assets: ReadonlyMap<string, Asset> | undefined

/** Compresses a file at its first request, because most people never open the editor's large chunks. */
const compressed = (found: Asset): Buffer => {
  found.brotli ??= brotliCompressSync(found.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return found.brotli
}

const COMPRESSIBLE = /javascript|css|html|svg|json/

const send = (request: IncomingMessage, response: ServerResponse, found: Asset): void => {
  const brotli =
    COMPRESSIBLE.test(found.type) && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
  const body = brotli ? compressed(found) : found.body
  response.writeHead(200, {
    ...HEADERS,
    'content-type': found.type,
    'cache-control': found.cache,
    'content-length': body.length,
    vary: 'accept-encoding',
    ...(brotli && { 'content-encoding': 'br' }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

const refuse = (response: ServerResponse, status: number, message: string): void => {
  response.writeHead(status, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' })
  response.end(message)
}

/** Answers requests to /console from memory. Returns false for any other path. */
export const serveConsole = (request: IncomingMessage, response: ServerResponse): boolean => {
  const path = (request.url ?? '').split('?', 1)[0] ?? ''
  if (path !== BASE && !path.startsWith(`${BASE}/`)) return false
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response, 405, 'The console supports only GET.')
    return true
  }
  assets ??= loadAssets()
  // The console's routes are in the URL's fragment, so every path without a file extension gets index.html.
  const file = path.slice(BASE.length + 1)
  const found = assets.get(file) ?? (extname(file) === '' ? assets.get('index.html') : undefined)
  if (found) send(request, response, found)
  else if (assets.size === 0)
    refuse(response, 503, 'The console is not built: run `npm run console -w engine`.')
  else refuse(response, 404, 'No such file.')
  return true
}
