import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { RequestHandler } from 'express'
import { contentSecurityPolicy } from './contentSecurity.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
}
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.map', '.txt', '.svg'])
const SMALLEST_COMPRESSED = 1024

type Encoding = 'br' | 'gzip' | null
type Asset = {
  readonly file: string
  readonly type: string
  readonly size: number
  readonly extension: string
  readonly etag: string
}
type Client = {
  readonly buildId: string
  readonly assets: ReadonlyMap<string, Asset>
  readonly page: Asset
  readonly policy: string
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const readAssets = async (directory: string): Promise<Map<string, Asset>> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const assets = new Map<string, Asset>()
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const { size, mtimeMs } = await stat(file)
    const extension = extname(file)
    const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`
    const type = TYPES[extension] ?? 'application/octet-stream'
    assets.set(`/${relative(directory, file).split(sep).join('/')}`, { file, type, size, extension, etag })
  }
  return assets
}

const readClient = async (
  directory: string,
  options: { publicUrl: string; botCheckScript: string | null },
): Promise<Client | null> => {
  const assets = await readAssets(directory).catch(() => null)
  const page = assets?.get('/index.html')
  if (!assets || !page) return null
  const html = await readFile(page.file, 'utf8')
  // Every chunk's name holds its hash, and the page names the first of them: the page's hash stands for the build.
  const buildId = createHash('sha256').update(html).digest('hex').slice(0, 16)
  return { buildId, assets, page, policy: contentSecurityPolicy(html, options) }
}

const wanted = (accepted: string | undefined, asset: Asset): Encoding => {
  if (!COMPRESSIBLE.has(asset.extension) || asset.size < SMALLEST_COMPRESSED) return null
  if (accepted?.includes('br')) return 'br'
  return accepted?.includes('gzip') ? 'gzip' : null
}

/** Serves the built client: precompressed neighbours where there are any, else compressed once and kept. */
export const createWebClient = (
  directory: string,
  options: { publicUrl: string; botCheckScript: string | null },
) => {
  const compressed = new Map<string, Promise<Buffer>>()
  let current: { client: Promise<Client | null>; at: number } | undefined
  const FRESH_MS = 2_000

  /** A build may replace the folder while we run: the page is looked at again every other second. */
  const client = async (): Promise<Client | null> => {
    if (current && Date.now() - current.at < FRESH_MS) return current.client
    const changed = await stat(join(directory, 'index.html')).then(
      (page) => page.mtimeMs,
      () => 0,
    )
    const known = await current?.client
    if (
      known &&
      `"${known.page.size.toString(36)}-${Math.floor(changed).toString(36)}"` === known.page.etag
    ) {
      current = { client: Promise.resolve(known), at: Date.now() }
      return known
    }
    compressed.clear()
    current = { client: readClient(directory, options), at: Date.now() }
    return current.client
  }

  const compress = async (asset: Asset, encoding: 'br' | 'gzip'): Promise<Buffer> => {
    const content = await readFile(asset.file)
    return encoding === 'br' ? brotli(content, { params: { [zlib.BROTLI_PARAM_QUALITY]: 6 } }) : zip(content)
  }

  const bytesOf = async (
    asset: Asset,
    encoding: 'br' | 'gzip',
    assets: Client['assets'],
  ): Promise<Buffer> => {
    const key = `${asset.file} ${asset.etag} ${encoding}`
    const known = compressed.get(key)
    if (known) return known
    const neighbour = [...assets.values()].find(
      ({ file }) => file === `${asset.file}.${encoding === 'br' ? 'br' : 'gz'}`,
    )
    const bytes = neighbour ? readFile(neighbour.file) : compress(asset, encoding)
    compressed.set(key, bytes)
    return bytes
  }

  const serve: RequestHandler = async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const built = await client()
    if (!built) {
      response.status(503).type('text').send('The web client is not built yet. Please try again in a moment.')
      return
    }
    const { pathname } = new URL(request.url, 'http://client')
    const found = built.assets.get(decodePath(pathname))
    if (!found && extname(pathname) && pathname.startsWith('/assets/')) return next()
    const asset = found ?? built.page
    const encoding = wanted(request.headers['accept-encoding'], asset)
    response.setHeader('Content-Type', asset.type)
    response.setHeader('Vary', 'Accept-Encoding')
    response.setHeader('ETag', asset.etag)
    response.setHeader(
      'Cache-Control',
      pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
    if (asset.extension === '.html') response.setHeader('Content-Security-Policy', built.policy)
    if (request.headers['if-none-match'] === asset.etag) return void response.status(304).end()
    if (encoding) {
      const bytes = await bytesOf(asset, encoding, built.assets)
      response.setHeader('Content-Encoding', encoding)
      response.setHeader('Content-Length', bytes.length)
      return void response.end(request.method === 'HEAD' ? undefined : bytes)
    }
    response.setHeader('Content-Length', asset.size)
    if (request.method === 'HEAD') return void response.end()
    createReadStream(asset.file)
      .on('error', () => response.destroy())
      .pipe(response)
  }

  return { serve, buildId: async (): Promise<string> => (await client())?.buildId ?? 'development' }
}

const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
