import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { contentSecurityPolicy } from './contentSecurity.ts'
import { type Preload, readPreloads } from './preloads.ts'

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

export type Asset = {
  /** The folder's path in the URL, such as `/assets`. */
  readonly path: string
  readonly file: string
  readonly type: string
  readonly size: number
  readonly extension: string
  readonly etag: string
}

/** The built web client. */
export type BuiltClient = {
  readonly buildId: string
  readonly assets: ReadonlyMap<string, Asset>
  readonly page: Asset
  readonly html: string
  readonly preloads: readonly Preload[]
  readonly policy: string
}

export type ClientOptions = { readonly publicUrl: string; readonly botCheckScript: string | null }

export const etagOf = ({ size, mtimeMs }: { readonly size: number; readonly mtimeMs: number }): string =>
  `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`

const readAssets = async (directory: string): Promise<Map<string, Asset>> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const assets = new Map<string, Asset>()
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const found = await stat(file)
    const extension = extname(file)
    const type = TYPES[extension] ?? 'application/octet-stream'
    const path = `/${relative(directory, file).split(sep).join('/')}`
    assets.set(path, { path, file, type, size: found.size, extension, etag: etagOf(found) })
  }
  return assets
}

export const readClient = async (directory: string, options: ClientOptions): Promise<BuiltClient | null> => {
  const assets = await readAssets(directory).catch(() => null)
  const page = assets?.get('/index.html')
  if (!assets || !page) return null
  const html = await readFile(page.file, 'utf8')
  // The page contains the hashes of the script chunks that it loads first, so it differs between builds.
  const buildId = createHash('sha256').update(html).digest('hex').slice(0, 16)
  const preloads = await readPreloads(assets.get('/preloads.json')?.file)
  return { buildId, assets, page, html, preloads, policy: contentSecurityPolicy(html, options) }
}
