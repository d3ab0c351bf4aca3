import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** Reads bytes starting at `from`. Returns fewer at the end of the file. */
type Read = (from: number, bytes: number) => Buffer

type Block = {
  readonly kind: 'file' | 'end' | 'other'
  readonly isLink: boolean
  readonly next: number
}

/** The files of the archive, in the archive's order. */
export type RarFiles = readonly { readonly isLink: boolean }[]

const OLD = Buffer.from('Rar!\u001a\u0007\u0000', 'latin1')
const NEW = Buffer.from('Rar!\u001a\u0007\u0001\u0000', 'latin1')
/** The number of bytes to read for a header. It is more than any header has. */
const HEADER_BYTES = 64 * 1024

const [OLD_FILE, OLD_END, HAS_DATA, IS_LARGE, UNIX] = [0x74, 0x7b, 0x8000, 0x100, 3]
const isLinkMode = (mode: number): boolean => (mode & 0xf000) === 0xa000

/** Reads a RAR 4 block. Null if it is invalid. */
const oldBlock = (read: Read, at: number): Block | null => {
  const head = read(at, 40)
  if (head.length < 7) return null
  const [type, flags, bytes] = [head.readUInt8(2), head.readUInt16LE(3), head.readUInt16LE(5)]
  if (bytes < 7) return null
  if (type !== OLD_FILE) {
    const data = flags & HAS_DATA ? head.readUInt32LE(7) : 0
    return { kind: type === OLD_END ? 'end' : 'other', isLink: false, next: at + bytes + data }
  }
  const large = flags & IS_LARGE ? head.readUInt32LE(32) * 2 ** 32 : 0
  return {
    kind: 'file',
    isLink: head.readUInt8(15) === UNIX && isLinkMode(head.readUInt32LE(28)),
    next: at + bytes + head.readUInt32LE(7) + large,
  }
}

/** Reads a number in RAR 5 format: seven bits per byte. The highest bit is set in all bytes except the last. */
const createReader = (bytes: Buffer) => {
  let at = 0
  return {
    position: () => at,
    number(): number {
      let value = 0
      for (let place = 1; place < 2 ** 53; place *= 128, at += 1) {
        const byte = bytes.readUInt8(at)
        value += (byte & 0x7f) * place
        if (byte < 0x80) {
          at += 1
          return value
        }
      }
      throw new RangeError('a number has no end')
    },
  }
}

const [NEW_FILE, NEW_END, HAS_EXTRA, HAS_AREA, REDIRECTION] = [2, 5, 1, 2, 5]

/** True if one of the records at the end of a header makes the file a link to another file. */
const redirects = (extra: Buffer): boolean => {
  for (let at = 0; at < extra.length; ) {
    const reader = createReader(extra.subarray(at))
    const bytes = reader.number()
    const start = reader.position()
    if (reader.number() === REDIRECTION) return true
    at += start + bytes
  }
  return false
}

/** Reads a RAR 5 block. */
const newBlock = (read: Read, at: number): Block => {
  const head = read(at, HEADER_BYTES).subarray(4)
  const reader = createReader(head)
  const size = reader.number()
  const end = reader.position() + size
  const type = reader.number()
  const flags = reader.number()
  const extra = flags & HAS_EXTRA ? reader.number() : 0
  const data = flags & HAS_AREA ? reader.number() : 0
  if (end > head.length || extra > size) throw new RangeError('a header has an impossible size')
  return {
    kind: type === NEW_FILE ? 'file' : type === NEW_END ? 'end' : 'other',
    isLink: type === NEW_FILE && redirects(head.subarray(end - extra, end)),
    next: at + 4 + end + data,
  }
}

const walk = (read: Read, size: number): RarFiles | null => {
  const isNew = read(0, NEW.length).equals(NEW)
  if (!isNew && !read(0, OLD.length).equals(OLD)) return null
  const files: { readonly isLink: boolean }[] = []
  for (let at = isNew ? NEW.length : OLD.length; at < size; ) {
    const block = isNew ? newBlock(read, at) : oldBlock(read, at)
    if (block === null || block.next > size) return null
    if (block.kind === 'file') files.push({ isLink: block.isLink })
    if (block.kind === 'end' && block.next !== size) return null
    at = block.next
  }
  return files
}

/** Reads a RAR archive's blocks to its last byte. Null if bytes belong to no block or come after the end block. */
export const walkRar = (path: string): RarFiles | null => {
  const file = openSync(path, 'r')
  try {
    return walk((from, bytes) => {
      const buffer = Buffer.alloc(bytes)
      return buffer.subarray(0, readSync(file, buffer, 0, bytes, from))
    }, fstatSync(file).size)
  } catch (error) {
    // A number or a header is longer than the rest of the file.
    if (error instanceof RangeError) return null
    throw error
  } finally {
    closeSync(file)
  }
}
