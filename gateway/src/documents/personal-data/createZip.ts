import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

export type ZipFile = { readonly name: string; readonly content: string }

const compress = promisify(deflateRaw)

const numbers = (...values: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer => {
  const buffer = Buffer.alloc(values.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of values) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}

const VERSION = 20
const UTF8_NAMES = 0x800
const DEFLATED = 8

/** A date in the format of ZIP archives, without a time of day. */
const dateOf = (day: Date): number =>
  ((day.getUTCFullYear() - 1980) << 9) | ((day.getUTCMonth() + 1) << 5) | day.getUTCDate()

/** Creates a ZIP archive with these files. Works in memory, so it is suitable only for a few megabytes. */
export async function createZip(files: readonly ZipFile[], day = new Date()): Promise<Buffer> {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const { name, content } of files) {
    const [plain, called] = [Buffer.from(content), Buffer.from(name)]
    const packed = await compress(plain)
    const head = Buffer.concat([
      numbers([2, VERSION], [2, UTF8_NAMES], [2, DEFLATED], [2, 0], [2, dateOf(day)], [4, crc32(plain)]),
      numbers([4, packed.length], [4, plain.length], [2, called.length], [2, 0]),
    ])
    parts.push(numbers([4, 0x04034b50]), head, called, packed)
    const rest = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, at])
    list.push(numbers([4, 0x02014b50], [2, VERSION]), head, rest, called)
    at += 4 + head.length + called.length + packed.length
  }
  const directory = Buffer.concat(list)
  const counts = numbers([2, files.length], [2, files.length])
  const end = [numbers([4, 0x06054b50], [4, 0]), counts, numbers([4, directory.length], [4, at], [2, 0])]
  return Buffer.concat([...parts, directory, ...end])
}
