import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ErrorCode } from '@questboard/domain'
import { UploadRefused } from './refused.ts'

/**
 * The number of bytes to read before deciding on the file's type. Enough for every file signature, and for the size of
 * a JPEG unless a lot of metadata comes first.
 */
const HEAD_BYTES = 512 * 1024

export type Received = { readonly bytes: number; readonly sha256: Buffer; readonly head: Buffer }

/** Streams the body to disk and stops as soon as it exceeds the limit. */
export const receive = async (
  body: Readable,
  file: string,
  limit: number,
  tooLarge: ErrorCode,
): Promise<Received> => {
  const hash = createHash('sha256')
  const head: Buffer[] = []
  let bytes = 0
  const watch = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (bytes < HEAD_BYTES) head.push(chunk)
      bytes += chunk.length
      hash.update(chunk)
      done(bytes > limit ? new UploadRefused(tooLarge) : null, chunk)
    },
  })
  await pipeline(body, watch, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  return { bytes, sha256: hash.digest(), head: Buffer.concat(head) }
}

export const headOf = async (file: string): Promise<Buffer> => {
  const handle = await open(file)
  try {
    const head = Buffer.alloc(HEAD_BYTES)
    const { bytesRead } = await handle.read(head, 0, HEAD_BYTES, 0)
    return head.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Checks a file that arrived in parts and is complete on disk, like a file that arrives in one request. */
export const receivedInParts = async (file: string): Promise<Received> => {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
    bytes += chunk.length
    hash.update(chunk)
  }
  return { bytes, sha256: hash.digest(), head: await headOf(file) }
}
