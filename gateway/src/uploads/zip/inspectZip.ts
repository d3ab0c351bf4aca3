import { type FileHandle, open } from 'node:fs/promises'
import { type ArchiveFault, createArchiveJudge, errors } from '@questboard/domain'
import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl'
import { isDescriptorOf, type Place, placeOf, unicodePaths } from './localEntry.ts'
import { readZipEnd, ZIP_END_BYTES, type ZipEnd } from './readEnd.ts'
import { DEFLATED, STORED, unpacksAsListed } from './unpacksAsListed.ts'

const DAMAGED: ArchiveFault = { code: 'archive-damaged', message: errors['archive-damaged'] }

const UNIX = 3
const FILE_TYPE = 0xf000
const SYMBOLIC_LINK = 0xa000
/** The fixed-length part of a file's entry in the central directory. */
const RECORD_BYTES = 46

const memberOf = (entry: Entry, localExtra: Buffer) => {
  const { generalPurposeBitFlag, fileNameRaw, extraFieldRaw, uncompressedSize, compressedSize } = entry
  const mode = entry.versionMadeBy >> 8 === UNIX ? entry.externalFileAttributes >>> 16 : 0
  return {
    name: getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, [], false),
    aliases: unicodePaths(extraFieldRaw, localExtra),
    bytes: uncompressedSize,
    packedBytes: compressedSize,
    isEncrypted: entry.isEncrypted(),
    isLink: (mode & FILE_TYPE) === SYMBOLIC_LINK,
    isCheckable: [STORED, DEFLATED].includes(entry.compressionMethod),
  }
}

const read = async (file: FileHandle, from: number, to: number): Promise<Buffer> => {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(to - from), 0, to - from, from)
  return buffer.subarray(0, bytesRead)
}

type Listed = { readonly fault: ArchiveFault } | { readonly places: readonly Place[] }

/**
 * Checks every file in the central directory until it finds a problem. The directory must contain exactly as many files
 * as the archive claims.
 */
const readList = async (zip: ZipFile, end: ZipEnd): Promise<Listed> => {
  const judge = createArchiveJudge()
  const places: Place[] = []
  let listBytes = 0
  for await (const entry of zip.eachEntry()) {
    const header = await zip.readLocalFileHeaderPromise(entry)
    const fault = judge(memberOf(entry, header.extraField))
    if (fault) return { fault }
    const place = placeOf(header, entry)
    if (!place) return { fault: DAMAGED }
    places.push(place)
    listBytes += RECORD_BYTES + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
  }
  const isWhole = places.length === end.entries && listBytes === end.listBytes
  return isWhole ? { places } : { fault: DAMAGED }
}

/** True if the files fill the archive from the first byte to the central directory, without gaps or overlaps. */
const fillArchive = async (file: FileHandle, places: readonly Place[], end: ZipEnd): Promise<boolean> => {
  const ordered = places.toSorted((one, other) => one.from - other.from)
  if (ordered[0]?.from !== 0) return false
  for (const [index, { dataTo, isStreamed, entry }] of ordered.entries()) {
    const next = ordered[index + 1]?.from ?? end.listAt
    const isFilled = isStreamed ? next > dataTo && next - dataTo <= 24 : next === dataTo
    if (!isFilled) return false
    if (isStreamed && !isDescriptorOf(await read(file, dataTo, next), entry)) return false
  }
  return true
}

let unpacking: Promise<unknown> = Promise.resolve()

/** Checks one archive at a time, because unpacking uses a thread that file access and password hashing need too. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const turn = unpacking.then(work, work)
  unpacking = turn.catch(() => undefined)
  return turn
}

const allUnpack = async (path: string, places: readonly Place[]): Promise<boolean> => {
  for (const place of places) if (!(await unpacksAsListed(path, place))) return false
  return true
}

/**
 * Checks a ZIP archive. Null if it is safe to share: every byte belongs to an allowed file, and each file unpacks to
 * the listed content.
 */
export const inspectZip = async (path: string): Promise<ArchiveFault | null> => {
  const file = await open(path)
  try {
    return await inspectOpen(file, path)
  } finally {
    await file.close()
  }
}

const inspectOpen = async (file: FileHandle, path: string): Promise<ArchiveFault | null> => {
  const { size } = await file.stat()
  const end = readZipEnd(await read(file, Math.max(0, size - ZIP_END_BYTES), size), size)
  if (end === null) return DAMAGED
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false })
  try {
    const listed = await readList(zip, end)
    if ('fault' in listed) return listed.fault
    if (!(await fillArchive(file, listed.places, end))) return DAMAGED
    return (await inTurn(() => allUnpack(path, listed.places))) ? null : DAMAGED
  } finally {
    zip.close()
  }
}
