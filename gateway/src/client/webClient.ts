import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Request, RequestHandler, Response } from 'express'
import { onlyBy } from '../lib/onlyBy.ts'
import type { Asset, BuiltClient, ClientOptions } from './builtClient.ts'
import { ClientWatch } from './clientWatch.ts'
import { CompressedCopies, type Encoding, encodingFor, shrink } from './compression.ts'
import { pageFor, type Shared } from './preloads.ts'
import type { SharedRows } from './sharedRow.ts'

const pagesOnly = onlyBy('GET')

/**
 * Serves the built client. A page about one row contains the row's title and description, for programs that run no
 * scripts.
 */
export const createWebClient = (directory: string, options: ClientOptions, sharedRows: SharedRows) => {
  const sharedAt = async (path: string): Promise<Shared | null> => {
    const about = await sharedRows(path)
    return (
      about && { ...about, site: options.publicUrl, url: new URL(encodeURI(path), options.publicUrl).href }
    )
  }
  const copies = new CompressedCopies()
  const watch = new ClientWatch(directory, options, () => copies.forgetAll())

  const serve: RequestHandler = async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return pagesOnly(request, response, next)
    const built = await watch.current()
    if (!built) return sayNotBuilt(response)
    const path = pathOf(request)
    const isForever = path.startsWith('/assets/')
    const asset = built.assets.get(path)
    if (!asset && isForever) return next()
    response.setHeader('Content-Type', (asset ?? built.page).type)
    response.setHeader('Vary', 'Accept-Encoding')
    if (!asset || asset === built.page)
      return servePage({ built, copies, request, response }, path, await sharedAt(path))
    try {
      await serveAsset({ built, copies, request, response }, asset, isForever)
    } catch (error) {
      if (!isGone(error)) throw error
      for (const name of ['Content-Type', 'Cache-Control', 'ETag']) response.removeHeader(name)
      next()
    }
  }

  return { serve, buildId: async (): Promise<string> => (await watch.current())?.buildId ?? 'development' }
}

type Exchange = {
  readonly built: BuiltClient
  readonly copies: CompressedCopies
  readonly request: Request
  readonly response: Response
}

const servePage = async (
  { built, copies, request, response }: Exchange,
  path: string,
  shared: Shared | null,
): Promise<void> => {
  const html = pageFor(built, path, shared)
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}"`
  response.setHeader('Cache-Control', 'no-cache')
  response.setHeader('Content-Security-Policy', built.policy)
  response.setHeader('ETag', etag)
  if (request.headers['if-none-match'] === etag) return void response.status(304).end()
  const encoding = encodingFor(request.headers['accept-encoding'], built.page)
  const made = (as: Encoding) => (shared ? shrink(html, as) : copies.ofPage(html, etag, as))
  const bytes = encoding ? await made(encoding) : Buffer.from(html)
  send(request, response, bytes, encoding)
}

const serveAsset = async (
  { built, copies, request, response }: Exchange,
  asset: Asset,
  isForever: boolean,
): Promise<void> => {
  response.setHeader('Cache-Control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache')
  response.setHeader('ETag', asset.etag)
  if (request.headers['if-none-match'] === asset.etag) return void response.status(304).end()
  const encoding = encodingFor(request.headers['accept-encoding'], asset)
  if (encoding) return send(request, response, await copies.ofAsset(asset, encoding, built.assets), encoding)
  response.setHeader('Content-Length', asset.size)
  if (request.method === 'HEAD') return void response.end()
  createReadStream(asset.file)
    .on('error', () => response.destroy())
    .pipe(response)
}

const send = (request: Request, response: Response, bytes: Buffer, encoding: Encoding | null): void => {
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', bytes.length)
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

const sayNotBuilt = (response: Response): void => {
  response.status(503).type('text').send('The web client is not built yet. Please try again in a moment.')
}

/** The file is missing because a new build has just replaced it. */
const isGone = (error: unknown): boolean => error instanceof Error && Reflect.get(error, 'code') === 'ENOENT'

const pathOf = (request: Request): string => {
  const { pathname } = new URL(request.url, 'http://client')
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
