import { type Entry, type LocalFileHeader, parseExtraFields } from 'yauzl'

/**
 * The bytes of one file within a ZIP. The file's header starts at `from`, and its compressed content is between
 * `dataFrom` and `dataTo`.
 */
export type Place = {
  readonly from: number
  readonly dataFrom: number
  readonly dataTo: number
  /**
   * The sizes are in a record after the content, because the program that wrote the archive did not know them before.
   */
  readonly isStreamed: boolean
  readonly entry: Entry
}

const [ENCRYPTED, STREAMED, PATCHED, MASKED] = [1 << 0, 1 << 3, 1 << 5, 1 << 13]
const TOO_LARGE = 0xffffffff
const SIZES = 0x0001
const UNICODE_PATH = 0x7075

const fieldsOf = (extra: Buffer) => parseExtraFields(extra)

/** A field must occur only once, because programs could use different copies. */
const isAmbiguous = (extra: Buffer): boolean =>
  [SIZES, UNICODE_PATH].some((id) => fieldsOf(extra).filter((field) => field.id === id).length > 1)

/** The sizes in the file's header. Sizes that are too large for the header are in an extra field. */
const sizesIn = (header: LocalFileHeader): { readonly bytes: number; readonly packed: number } => {
  const wide = fieldsOf(header.extraField).find(({ id }) => id === SIZES)?.data ?? Buffer.alloc(0)
  let at = 0
  const read = (narrow: number): number => {
    if (narrow !== TOO_LARGE || wide.length < at + 8) return narrow
    at += 8
    return Number(wide.readBigUInt64LE(at - 8))
  }
  return { bytes: read(header.uncompressedSize), packed: read(header.compressedSize) }
}

/** The header of a streamed file can omit the sizes. */
const saysTheSame = (header: LocalFileHeader, entry: Entry, isStreamed: boolean): boolean => {
  const { bytes, packed } = sizesIn(header)
  const pairs = [
    [header.crc32, entry.crc32],
    [bytes, entry.uncompressedSize],
    [packed, entry.compressedSize],
  ] as const
  return pairs.every(
    ([here, listed]) => here === listed || (isStreamed && (here === 0 || here === TOO_LARGE)),
  )
}

/** Null unless both headers of a file agree, because programs differ in which of the two headers they read. */
export const placeOf = (header: LocalFileHeader, entry: Entry): Place | null => {
  const flags = header.generalPurposeBitFlag
  const isStreamed = (flags & STREAMED) !== 0
  const compared = ENCRYPTED | STREAMED | PATCHED | MASKED
  const agrees =
    header.fileName.equals(entry.fileNameRaw) &&
    header.compressionMethod === entry.compressionMethod &&
    (flags & compared) === (entry.generalPurposeBitFlag & compared) &&
    !isAmbiguous(header.extraField) &&
    !isAmbiguous(entry.extraFieldRaw) &&
    saysTheSame(header, entry, isStreamed)
  if (!agrees) return null
  const dataTo = header.fileDataStart + entry.compressedSize
  return {
    from: entry.relativeOffsetOfLocalHeader,
    dataFrom: header.fileDataStart,
    dataTo,
    isStreamed,
    entry,
  }
}

/** Fields with alternative file names, which only some programs use. */
export const unicodePaths = (...extras: readonly Buffer[]): string[] =>
  extras
    .flatMap(fieldsOf)
    .filter(({ id, data }) => id === UNICODE_PATH && data.length > 5)
    .map(({ data }) => data.subarray(5).toString('utf8'))

const DESCRIPTOR = 0x08074b50

/**
 * True if these bytes are the record that follows a streamed file. The record can have a signature or none, and 32-bit
 * or 64-bit sizes.
 */
export const isDescriptorOf = (
  bytes: Buffer,
  { crc32, compressedSize, uncompressedSize }: Entry,
): boolean => {
  const isSigned = bytes.length === 16 || bytes.length === 24
  if (![12, 16, 20, 24].includes(bytes.length)) return false
  if (isSigned && bytes.readUInt32LE(0) !== DESCRIPTOR) return false
  const record = isSigned ? bytes.subarray(4) : bytes
  const [packed, whole] =
    record.length === 12
      ? [record.readUInt32LE(4), record.readUInt32LE(8)]
      : [Number(record.readBigUInt64LE(4)), Number(record.readBigUInt64LE(12))]
  return record.readUInt32LE(0) === crc32 && packed === compressedSize && whole === uncompressedSize
}
