import { crc32 } from 'node:zlib'

type File = { readonly name: string; readonly content: string }

const numbers = (...values: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer => {
  const buffer = Buffer.alloc(values.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of values) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}

/** A fixed date, January 1, 2026, so that the same files always make the same archive. */
const DATE = ((2026 - 1980) << 9) | (1 << 5) | 1
const UTF8_NAMES = 0x800

/** A ZIP archive with these files, not compressed. */
export const storedZip = (files: readonly File[]): Buffer => {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const { name, content } of files) {
    const [data, called] = [Buffer.from(content), Buffer.from(name)]
    const head = numbers(
      ...([
        [2, 20],
        [2, UTF8_NAMES],
        [2, 0],
        [2, 0],
        [2, DATE],
        [4, crc32(data)],
      ] as const),
      ...([
        [4, data.length],
        [4, data.length],
        [2, called.length],
        [2, 0],
      ] as const),
    )
    parts.push(numbers([4, 0x04034b50]), head, called, data)
    const rest = numbers([2, 0], [2, 0], [2, 0], [4, 0o100644 * 0x10000], [4, at])
    list.push(numbers([4, 0x02014b50], [2, (3 << 8) | 20]), head, rest, called)
    at += 4 + head.length + called.length + data.length
  }
  const directory = Buffer.concat(list)
  const counts = [
    [2, files.length],
    [2, files.length],
  ] as const
  const end = numbers([4, 0x06054b50], [4, 0], ...counts, [4, directory.length], [4, at], [2, 0])
  return Buffer.concat([...parts, directory, end])
}
