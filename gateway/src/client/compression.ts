import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { Asset, BuiltClient } from './builtClient.ts'

const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.map', '.txt', '.svg'])
const SMALLEST_COMPRESSED = 1024

export type Encoding = 'br' | 'gzip'

const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compresses a page about a single row. Does not cache the result, because there are many such pages. */
export const shrink = (content: string | Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotli(content, { params: { [zlib.BROTLI_PARAM_QUALITY]: 6 } }) : zip(content)

/** The best encoding that the browser accepts. Null to send the content uncompressed. */
export const encodingFor = (accepted: string | undefined, asset: Asset): Encoding | null => {
  if (!COMPRESSIBLE.has(asset.extension) || asset.size < SMALLEST_COMPRESSED) return null
  if (accepted?.includes('br')) return 'br'
  return accepted?.includes('gzip') ? 'gzip' : null
}

/** Compresses each page and asset only once and stores the result. */
export class CompressedCopies {
  readonly #copies = new Map<string, Promise<Buffer>>()

  ofPage(html: string, etag: string, encoding: Encoding): Promise<Buffer> {
    return this.#once(`${etag} ${encoding}`, () => shrink(html, encoding))
  }

  /** Uses the compressed file that the build has created, if there is one. */
  ofAsset(asset: Asset, encoding: Encoding, assets: BuiltClient['assets']): Promise<Buffer> {
    return this.#once(`${asset.file} ${asset.etag} ${encoding}`, async () => {
      const precompressed = assets.get(`${asset.path}${SUFFIX[encoding]}`)
      return precompressed ? readFile(precompressed.file) : shrink(await readFile(asset.file), encoding)
    })
  }

  forgetAll(): void {
    this.#copies.clear()
  }

  #once(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#copies.get(key)
    if (known) return known
    const bytes = make()
    this.#copies.set(key, bytes)
    bytes.catch(() => this.#copies.delete(key))
    return bytes
  }
}
