import { createReadStream } from 'node:fs'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createInflateRaw } from 'node:zlib'
import type { Place } from './localEntry.ts'

export const STORED = 0
export const DEFLATED = 8

/** Counts the unpacked bytes, and stops as soon as their number exceeds the listed size. */
const measure = (most: number) => {
  let bytes = 0
  let sum = 0
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      sum = crc32(chunk, sum)
      done(bytes > most ? new Error('the archive unpacks to more than it lists') : null)
    },
  })
  return { stream, measured: () => ({ bytes, sum }) }
}

/**
 * Unpacks one file and discards the content. The listed size proves nothing, because a small file can unpack to
 * gigabytes. Every compressed byte must be used, so that nothing is hidden after the content.
 */
export const unpacksAsListed = async (path: string, { entry, dataFrom, dataTo }: Place): Promise<boolean> => {
  if (dataFrom === dataTo) return entry.uncompressedSize === 0 && entry.crc32 === 0
  const { stream, measured } = measure(entry.uncompressedSize)
  const packed = createReadStream(path, {
    start: dataFrom,
    end: dataTo - 1,
    highWaterMark: 256 * 1024,
  })
  const inflate = createInflateRaw({ chunkSize: 64 * 1024 })
  try {
    if (entry.compressionMethod === STORED) await pipeline(packed, stream)
    else await pipeline(packed, inflate, stream)
  } catch {
    return false
  }
  const { bytes, sum } = measured()
  const isWhole = entry.compressionMethod === STORED || inflate.bytesWritten === entry.compressedSize
  return isWhole && bytes === entry.uncompressedSize && sum === entry.crc32
}
