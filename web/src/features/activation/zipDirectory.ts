import { type ArchiveFault, type ArchiveMember, createArchiveJudge, errors } from '@questboard/domain'

const damaged: ArchiveFault = { code: 'archive-damaged', message: errors['archive-damaged'] }

const [START, ENTRY, END, END64, LOCATOR] = [0x04034b50, 0x02014b50, 0x06054b50, 0x06064b50, 0x07064b50]
const [END_BYTES, ENTRY_BYTES, LOCATOR_BYTES] = [22, 46, 20]
/** The longest possible end of a ZIP: the end record with its comment, and the ZIP64 records before it. */
const MOST_END_BYTES = END_BYTES + 0xffff + LOCATOR_BYTES + 56
/** If the archive's list of files is longer, only the server checks it. A list of 5,000 files is much shorter. */
const MOST_LIST_BYTES = 32 * 1024 * 1024

const [ENCRYPTED, UTF8] = [1, 1 << 11]
const [SIZES, UNICODE_PATH] = [0x0001, 0x7075]
const TOO_LARGE = 0xffffffff
const UNIX = 3

const viewOf = async (part: Blob): Promise<DataView> => new DataView(await part.arrayBuffer())

const textAt = (view: DataView, at: number, bytes: number): string =>
  new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at, bytes))

/** Other characters become `_` here if the name is not in UTF-8, because only the server knows older character sets. */
const nameAt = (view: DataView, at: number, bytes: number, flags: number): string =>
  flags & UTF8
    ? textAt(view, at, bytes)
    : Array.from(new Uint8Array(view.buffer, view.byteOffset + at, bytes), (byte) =>
        byte < 0x80 ? String.fromCharCode(byte) : '_',
      ).join('')

type Field = { readonly id: number; readonly at: number; readonly bytes: number }

const fieldsAt = (view: DataView, from: number, to: number): readonly Field[] => {
  const fields: Field[] = []
  for (let at = from; at + 4 <= to; ) {
    const bytes = view.getUint16(at + 2, true)
    if (at + 4 + bytes > to) break
    fields.push({ id: view.getUint16(at, true), at: at + 4, bytes })
    at += 4 + bytes
  }
  return fields
}

/** If a size does not fit into the entry, it is in an extra field instead. That field contains them in this order. */
const sizesOf = (view: DataView, at: number, fields: readonly Field[]) => {
  const wide = fields.find(({ id }) => id === SIZES)
  let next = wide?.at ?? 0
  const read = (narrow: number): number => {
    if (narrow !== TOO_LARGE || !wide || next + 8 > wide.at + wide.bytes) return narrow
    next += 8
    return Number(view.getBigUint64(next - 8, true))
  }
  return {
    bytes: read(view.getUint32(at + 24, true)),
    packedBytes: read(view.getUint32(at + 20, true)),
  }
}

type Listed = { readonly member: ArchiveMember; readonly endsAt: number }

/** Reads the entry of a file at this position. Null if the list is cut off or has no entry here. */
const entryAt = (view: DataView, at: number): Listed | null => {
  if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY) return null
  const [nameBytes, extraBytes, commentBytes] = [
    view.getUint16(at + 28, true),
    view.getUint16(at + 30, true),
    view.getUint16(at + 32, true),
  ]
  const extraAt = at + ENTRY_BYTES + nameBytes
  const endsAt = extraAt + extraBytes + commentBytes
  if (endsAt > view.byteLength) return null
  const flags = view.getUint16(at + 8, true)
  const fields = fieldsAt(view, extraAt, extraAt + extraBytes)
  const mode = view.getUint8(at + 5) === UNIX ? view.getUint16(at + 40, true) : 0
  return {
    endsAt,
    member: {
      name: nameAt(view, at + ENTRY_BYTES, nameBytes, flags),
      aliases: fields.flatMap(({ id, at, bytes }) =>
        id === UNICODE_PATH && bytes > 5 ? textAt(view, at + 5, bytes - 5) : [],
      ),
      ...sizesOf(view, at, fields),
      isEncrypted: (flags & ENCRYPTED) !== 0,
      isLink: (mode & 0xf000) === 0xa000,
      isCheckable: [0, 8].includes(view.getUint16(at + 10, true)),
    },
  }
}

const endIn = (tail: DataView): number | null => {
  for (let at = tail.byteLength - END_BYTES; at >= 0; at -= 1)
    if (
      tail.getUint32(at, true) === END &&
      tail.getUint16(at + 20, true) === tail.byteLength - at - END_BYTES
    )
      return at
  return null
}

/** The position and length of the list of files, from the end record or the ZIP64 record before it. */
const listIn = (tail: DataView, at: number): { readonly from: number; readonly bytes: number } => {
  const [locator, record] = [at - LOCATOR_BYTES, at - LOCATOR_BYTES - 56]
  const is64 =
    record >= 0 && tail.getUint32(locator, true) === LOCATOR && tail.getUint32(record, true) === END64
  return is64
    ? {
        from: Number(tail.getBigUint64(record + 48, true)),
        bytes: Number(tail.getBigUint64(record + 40, true)),
      }
    : { from: tail.getUint32(at + 16, true), bytes: tail.getUint32(at + 12, true) }
}

const faultIn = (list: DataView): ArchiveFault | null => {
  const judge = createArchiveJudge()
  for (let at = 0; at < list.byteLength; ) {
    const entry = entryAt(list, at)
    if (entry === null) return null
    const fault = judge(entry.member)
    if (fault) return fault
    at = entry.endsAt
  }
  return null
}

/**
 * Reads the list of files at the end of a ZIP, so that an archive that would be refused for one of its files is not
 * uploaded first. Null if nothing is wrong with the list, or if only the server can read it.
 */
export const zipFault = async (file: Blob): Promise<ArchiveFault | null> => {
  if (file.size < END_BYTES || (await viewOf(file.slice(0, 4))).getUint32(0, true) !== START) return null
  const tail = await viewOf(file.slice(Math.max(0, file.size - MOST_END_BYTES)))
  const end = endIn(tail)
  if (end === null) return damaged
  const { from, bytes } = listIn(tail, end)
  return bytes > MOST_LIST_BYTES ? null : faultIn(await viewOf(file.slice(from, from + bytes)))
}
