import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { Request, RequestHandler, Response } from 'express'
import { onlyBy } from '../lib/onlyBy.ts'
import { type Asset, type BuiltClient, readClient } from './builtClient.ts'
import { pageFor } from './preloads.ts'

const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.map', '.txt', '.svg'])
const SMALLEST_COMPRESSED = 1024

const pagesOnly = onlyBy('GET')

type Encoding = 'br' | 'gzip' | null

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const shrink = (content: string | Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'br' ? brotli(content, { params: { [zlib.BROTLI_PARAM_QUALITY]: 6 } }) : zip(content)

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
  let current: { client: Promise<BuiltClient | null>; at: number } | undefined
  const FRESH_MS = 2_000

  /** A build may replace the folder while we run: the page is looked at again every other second. */
  const client = async (): Promise<BuiltClient | null> => {
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

  const once = (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const known = compressed.get(key)
    if (known) return known
    const bytes = make()
    compressed.set(key, bytes)
    bytes.catch(() => compressed.delete(key))
    return bytes
  }

  const bytesOf = (asset: Asset, encoding: 'br' | 'gzip', assets: BuiltClient['assets']): Promise<Buffer> =>
    once(`${asset.file} ${asset.etag} ${encoding}`, async () => {
      const neighbour = assets.get(`${asset.path}.${encoding === 'br' ? 'br' : 'gz'}`)
      return neighbour ? readFile(neighbour.file) : shrink(await readFile(asset.file), encoding)
    })

  const send = (request: Request, response: Response, bytes: Buffer, encoding: Encoding): void => {
    if (encoding) response.setHeader('Content-Encoding', encoding)
    response.setHeader('Content-Length', bytes.length)
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }

  const servePage = async (built: BuiltClient, request: Request, response: Response, pathname: string) => {
    const html = pageFor(built, pathname)
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}"`
    response.setHeader('Cache-Control', 'no-cache')
    response.setHeader('Content-Security-Policy', built.policy)
    response.setHeader('ETag', etag)
    if (request.headers['if-none-match'] === etag) return void response.status(304).end()
    const encoding = wanted(request.headers['accept-encoding'], built.page)
    const bytes = encoding
      ? await once(`${etag} ${encoding}`, () => shrink(html, encoding))
      : Buffer.from(html)
    send(request, response, bytes, encoding)
  }

  const serveAsset = async (
    built: BuiltClient,
    request: Request,
    response: Response,
    asset: Asset,
    forever: boolean,
  ) => {
    response.setHeader('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
    response.setHeader('ETag', asset.etag)
    if (request.headers['if-none-match'] === asset.etag) return void response.status(304).end()
    const encoding = wanted(request.headers['accept-encoding'], asset)
    if (encoding) return send(request, response, await bytesOf(asset, encoding, built.assets), encoding)
    response.setHeader('Content-Length', asset.size)
    if (request.method === 'HEAD') return void response.end()
    createReadStream(asset.file)
      .on('error', () => response.destroy())
      .pipe(response)
  }

  const serve: RequestHandler = async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return pagesOnly(request, response, next)
    const built = await client()
    if (!built) {
      response.status(503).type('text').send('The web client is not built yet. Please try again in a moment.')
      return
    }
    const { pathname } = new URL(request.url, 'http://client')
    const path = decodePath(pathname)
    const forever = path.startsWith('/assets/')
    const asset = built.assets.get(path)
    if (!asset && forever) return next()
    response.setHeader('Content-Type', (asset ?? built.page).type)
    response.setHeader('Vary', 'Accept-Encoding')
    if (!asset || asset === built.page) return servePage(built, request, response, path)
    try {
      await serveAsset(built, request, response, asset, forever)
    } catch (error) {
      if (!isGone(error)) throw error
      for (const name of ['Content-Type', 'Cache-Control', 'ETag']) response.removeHeader(name)
      next()
    }
  }

  return { serve, buildId: async (): Promise<string> => (await client())?.buildId ?? 'development' }
}

/** The file of a build that has just been replaced. */
const isGone = (error: unknown): boolean => error instanceof Error && Reflect.get(error, 'code') === 'ENOENT'

const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
