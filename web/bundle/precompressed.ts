import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const shrinks = /^assets\/.*\.(js|css|svg)$/
const worthIt = 1024

const shrink = async (file: string): Promise<void> => {
  const content = await readFile(file)
  if (content.length < worthIt) return
  const params = { [zlib.BROTLI_PARAM_SIZE_HINT]: content.length, [zlib.BROTLI_PARAM_QUALITY]: 10 }
  await Promise.all([
    brotli(content, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
    zip(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ])
}

/** Compresses assets once, at build time, so that no visitor waits while the gateway compresses them. */
export const precompressed = (): Plugin => ({
  name: 'questboard:precompressed',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter((file) => shrinks.test(file))
    await Promise.all(files.map((file) => shrink(join(dir, file))))
  },
})
