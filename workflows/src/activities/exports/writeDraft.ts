import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type Written = { readonly bytes: number; readonly sha256: Buffer; readonly rows: number }

/** A part of the file as text, and the number of rows in it. The file's header line does not count as a row. */
export type Lines = { readonly text: string; readonly rows: number }

/** Writes the file page by page, so that memory use is constant. Calls the function `heard` after each page. */
export const writeDraft = async (
  path: string,
  pages: AsyncIterable<Lines>,
  heard: (rows: number) => void,
): Promise<Written> => {
  const hash = createHash('sha256')
  let [bytes, rows] = [0, 0]
  const chunks = async function* () {
    for await (const page of pages) {
      const chunk = Buffer.from(page.text)
      hash.update(chunk)
      bytes += chunk.length
      rows += page.rows
      heard(rows)
      yield chunk
    }
  }
  await pipeline(Readable.from(chunks()), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  return { bytes, sha256: hash.digest(), rows }
}
