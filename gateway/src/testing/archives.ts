import { crc32, deflateRawSync } from 'node:zlib'

type Listed = {
  readonly name?: string
  readonly bytes?: number
  readonly offset?: number
  readonly sum?: number
}

type Member = {
  readonly name: string
  readonly content?: string
  readonly isEncrypted?: boolean
  /** The Unix file mode. 0o120000 is a symbolic link. */
  readonly mode?: number
  /** 0 for stored without compression, 8 for deflated. */
  readonly method?: number
  /** True if the file was written before its sizes were known, so that the sizes come after the content. */
  readonly isStreamed?: boolean
  /** The extra fields after the file name, both in the file's header and in the central directory. */
  readonly extra?: Buffer
  /** Compressed bytes that do not belong to any file. */
  readonly junk?: Buffer
  /** Wrong values for the file's entry in the central directory. */
  readonly listed?: Listed
}

/** Wrong data at the end of a ZIP file. */
type End = {
  readonly comment?: Buffer
  /** The number of files that the end record claims. */
  readonly counted?: number
  /** Bytes between the files and the central directory. */
  readonly hidden?: Buffer
  /** Bytes between the central directory and the end record. */
  readonly afterList?: Buffer
  /** True if the archive has the newer ZIP64 records as well. */
  readonly is64?: boolean
  /** The number of files that the ZIP64 records claim. */
  readonly counted64?: number
}

const fields = (...values: readonly (readonly [size: 1 | 2 | 4, value: number])[]): Buffer => {
  const buffer = Buffer.alloc(values.reduce((sum, [size]) => sum + size, 0))
  let at = 0
  for (const [size, value] of values) at = buffer.writeUIntLE(value, at, size)
  return buffer
}

const wide = (value: number): Buffer => {
  const buffer = Buffer.alloc(8)
  buffer.writeBigUInt64LE(BigInt(value))
  return buffer
}

type Facts = { readonly bytes: number; readonly packed: number; readonly sum: number }

const headOf = (member: Member, { bytes, packed, sum }: Facts, nameBytes: number): Buffer =>
  fields(
    [2, 20],
    [2, 0x800 | Number(member.isEncrypted === true) | (member.isStreamed ? 8 : 0)],
    [2, member.method ?? 8],
    [2, 0],
    [2, 0x5821],
    [4, sum],
    [4, packed],
    [4, bytes],
    [2, nameBytes],
    [2, member.extra?.length ?? 0],
  )

const nothingYet: Facts = { bytes: 0, packed: 0, sum: 0 }

/** One file, and its entry in the central directory. */
const zipMember = (member: Member, at: number): { readonly local: Buffer; readonly listed: Buffer } => {
  const { name, content = '', mode = 0o100644, listed = {}, extra = Buffer.alloc(0) } = member
  const raw = Buffer.from(content)
  const packed = Buffer.concat([
    member.method === 0 ? raw : deflateRawSync(raw),
    member.junk ?? Buffer.alloc(0),
  ])
  const facts = { bytes: raw.length, packed: packed.length, sum: crc32(raw) }
  const told = { ...facts, bytes: listed.bytes ?? facts.bytes, sum: listed.sum ?? facts.sum }
  const descriptor = fields([4, 0x08074b50], [4, told.sum], [4, told.packed], [4, told.bytes])
  const ownName = Buffer.from(name)
  const listedName = Buffer.from(listed.name ?? name)
  const head = headOf(member, member.isStreamed ? nothingYet : told, ownName.length)
  return {
    local: Buffer.concat([
      ...[fields([4, 0x04034b50]), head, ownName, extra, packed],
      ...(member.isStreamed ? [descriptor] : []),
    ]),
    listed: Buffer.concat([
      ...[fields([4, 0x02014b50], [2, (3 << 8) | 20]), headOf(member, told, listedName.length)],
      ...[fields([2, 0], [2, 0], [2, 0], [4, mode * 0x10000], [4, listed.offset ?? at]), listedName, extra],
    ]),
  }
}

/** The ZIP64 records give the position of the central directory. The older record refers to them. */
const end64 = (count: number, list: Buffer, at: number): Buffer =>
  Buffer.concat([
    ...[fields([4, 0x06064b50]), wide(44), fields([2, 45], [2, 45], [4, 0], [4, 0])],
    ...[wide(count), wide(count), wide(list.length), wide(at)],
    ...[fields([4, 0x07064b50], [4, 0]), wide(at + list.length), fields([4, 1])],
  ])

/** A ZIP archive of these files. */
export const buildZip = (members: readonly Member[], end: End = {}): Buffer => {
  const { comment = Buffer.alloc(0), hidden = Buffer.alloc(0), afterList = Buffer.alloc(0) } = end
  const parts: Buffer[] = []
  const listed: Buffer[] = []
  let at = 0
  for (const member of members) {
    const made = zipMember(member, at)
    parts.push(made.local)
    listed.push(made.listed)
    at += made.local.length
  }
  const list = Buffer.concat(listed)
  const listAt = at + hidden.length
  const count = end.counted ?? members.length
  const told = end.is64
    ? fields([2, 0xffff], [2, 0xffff], [4, 0xffffffff], [4, 0xffffffff])
    : fields([2, count], [2, count], [4, list.length], [4, listAt])
  const newer = end.is64 ? end64(end.counted64 ?? count, list, listAt) : Buffer.alloc(0)
  return Buffer.concat([
    ...[...parts, hidden, list, afterList, newer],
    ...[fields([4, 0x06054b50], [4, 0]), told, fields([2, comment.length]), comment],
  ])
}

const rarBlock = (type: number, flags: number, rest: Buffer): Buffer => {
  const head = Buffer.concat([fields([1, type], [2, flags], [2, rest.length + 7]), rest])
  return Buffer.concat([fields([2, crc32(head) & 0xffff]), head])
}

type RarMember = Pick<Member, 'name' | 'content' | 'isEncrypted' | 'mode'>

/** An uncompressed RAR 4 archive of these files. */
export const buildRar = (members: readonly RarMember[]): Buffer => {
  const files = members.flatMap(({ name, content = '', isEncrypted = false, mode = 0o100644 }) => {
    const data = Buffer.from(content)
    const rest = fields(
      ...([
        [4, data.length],
        [4, data.length],
        [1, 3],
        [4, crc32(data)],
        [4, 0x58210000],
      ] as const),
      ...([
        [1, 20],
        [1, 0x30],
        [2, Buffer.byteLength(name)],
        [4, mode],
      ] as const),
    )
    return [rarBlock(0x74, 0x8000 | (isEncrypted ? 4 : 0), Buffer.concat([rest, Buffer.from(name)])), data]
  })
  const start = Buffer.concat([
    Buffer.from('Rar!\u001a\u0007\u0000', 'latin1'),
    rarBlock(0x73, 0, Buffer.alloc(6)),
  ])
  return Buffer.concat([start, ...files, rarBlock(0x7b, 0x4000, Buffer.alloc(0))])
}

/** Writes a number in the format of RAR 5, with as many bytes as it needs. */
const vint = (value: number): Buffer =>
  value < 128
    ? Buffer.from([value])
    : Buffer.concat([Buffer.from([0x80 | (value % 128)]), vint(Math.floor(value / 128))])

const rar5Block = (...parts: readonly Buffer[]): Buffer => {
  const rest = Buffer.concat(parts)
  const head = Buffer.concat([vint(rest.length), rest])
  return Buffer.concat([fields([4, crc32(head)]), head])
}

/** An uncompressed RAR 5 archive with these files. A file with `linksTo` is a link. */
export const buildRar5 = (
  members: readonly (Pick<Member, 'name' | 'content'> & { readonly linksTo?: string })[],
): Buffer => {
  const files = members.flatMap(({ name, content = '', linksTo }) => {
    const data = Buffer.from(content)
    const target = Buffer.from(linksTo ?? '')
    const record = Buffer.concat([vint(5), vint(1), vint(0), vint(target.length), target])
    const extra = linksTo === undefined ? Buffer.alloc(0) : Buffer.concat([vint(record.length), record])
    const sizes =
      extra.length > 0 ? [vint(3), vint(extra.length), vint(data.length)] : [vint(2), vint(data.length)]
    const about = [vint(4), vint(data.length), vint(0o100644), fields([4, crc32(data)]), vint(0), vint(1)]
    const named = [vint(Buffer.byteLength(name)), Buffer.from(name)]
    return [rar5Block(vint(2), ...sizes, ...about, ...named, extra), data]
  })
  return Buffer.concat([
    ...[Buffer.from('Rar!\u001a\u0007\u0001\u0000', 'latin1'), rar5Block(vint(1), vint(0), vint(0))],
    ...[...files, rar5Block(vint(5), vint(0), vint(0))],
  ])
}
