/** The list of files at the end of a ZIP (the central directory), as described by the end record. */
export type ZipEnd = { readonly listAt: number; readonly listBytes: number; readonly entries: number }

const END = 0x06054b50
const END_BYTES = 22
const END64 = 0x06064b50
const END64_BYTES = 56
const LOCATOR = 0x07064b50
const LOCATOR_BYTES = 20

/** The maximum size of a ZIP's end: its records and the longest comment. */
export const ZIP_END_BYTES = END_BYTES + 0xffff + LOCATOR_BYTES + END64_BYTES

/**
 * Every ZIP signature contains a control character, so a comment without control characters can't hide another archive.
 */
const isPlainText = (comment: Buffer): boolean =>
  comment.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d)

const commentFits = (tail: Buffer, at: number): boolean =>
  tail.readUInt16LE(at + 20) === tail.length - at - END_BYTES

/**
 * Finds the only end record. Null if there is none, or if several fit: some programs search from the end, others from
 * the start.
 */
const findEnd = (tail: Buffer): number | null => {
  const found: number[] = []
  for (let at = 0; at <= tail.length - END_BYTES; at += 1) if (tail.readUInt32LE(at) === END) found.push(at)
  const last = found.at(-1)
  if (last === undefined || found.filter((at) => commentFits(tail, at)).length !== 1) return null
  return commentFits(tail, last) && isPlainText(tail.subarray(last + END_BYTES)) ? last : null
}

/** True if both records contain the same number, or if the older record marks the number as too large for it. */
const same = (wide: bigint, narrow: number, most: number): boolean =>
  narrow === most || wide === BigInt(narrow)

type Listed = ZipEnd & { readonly endsAt: number }

/** The ZIP64 records, for archives with large numbers. They must agree with the older record and follow each other. */
const readEnd64 = (tail: Buffer, at: number, size: number): Listed | null => {
  const locator = at - LOCATOR_BYTES
  const record = locator - END64_BYTES
  if (record < 0 || tail.readUInt32LE(record) !== END64) return null
  const recordAt = size - tail.length + record
  const [listBytes, listAt] = [tail.readBigUInt64LE(record + 40), tail.readBigUInt64LE(record + 48)]
  const [onDisk, entries] = [tail.readBigUInt64LE(record + 24), tail.readBigUInt64LE(record + 32)]
  const agrees =
    tail.readBigUInt64LE(locator + 8) === BigInt(recordAt) &&
    tail.readUInt32LE(locator + 4) === 0 &&
    tail.readUInt32LE(locator + 16) <= 1 &&
    tail.readBigUInt64LE(record + 4) === BigInt(END64_BYTES - 12) &&
    tail.readUInt32LE(record + 16) === 0 &&
    tail.readUInt32LE(record + 20) === 0 &&
    onDisk === entries &&
    same(entries, tail.readUInt16LE(at + 10), 0xffff) &&
    same(listBytes, tail.readUInt32LE(at + 12), 0xffffffff) &&
    same(listAt, tail.readUInt32LE(at + 16), 0xffffffff)
  if (!agrees) return null
  return { listAt: Number(listAt), listBytes: Number(listBytes), entries: Number(entries), endsAt: recordAt }
}

const readEnd32 = (tail: Buffer, at: number, size: number): Listed => ({
  entries: tail.readUInt16LE(at + 10),
  listBytes: tail.readUInt32LE(at + 12),
  listAt: tail.readUInt32LE(at + 16),
  endsAt: size - tail.length + at,
})

/**
 * Reads the end of a ZIP of `size` bytes from its last bytes. Null unless the central directory ends exactly where the
 * end records begin.
 */
export const readZipEnd = (tail: Buffer, size: number): ZipEnd | null => {
  const at = findEnd(tail)
  if (at === null) return null
  const isOneDisk = tail.readUInt16LE(at + 4) === 0 && tail.readUInt16LE(at + 6) === 0
  if (!isOneDisk || tail.readUInt16LE(at + 8) !== tail.readUInt16LE(at + 10)) return null
  const is64 = at >= LOCATOR_BYTES && tail.readUInt32LE(at - LOCATOR_BYTES) === LOCATOR
  const end = is64 ? readEnd64(tail, at, size) : readEnd32(tail, at, size)
  if (end === null || end.listAt + end.listBytes !== end.endsAt) return null
  const { listAt, listBytes, entries } = end
  return { listAt, listBytes, entries }
}
