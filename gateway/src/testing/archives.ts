import { crc32, deflateRawSync } from 'node:zlib'

type Member = {
  readonly name: string
  readonly content?: string
  readonly isEncrypted?: boolean
  /** As Unix keeps it: links are 0o120000. */
  readonly mode?: number
  /** What the list at the end says in place of the truth. */
  readonly listed?: { readonly name?: string; readonly bytes?: number; readonly offset?: number }
}

const fields = (...values: readonly (readonly [size: 1 | 2 | 4, value: number])[]): Buffer => {
  const buffer = Buffer.alloc(values.reduce((sum, [size]) => sum + size, 0))
  let at = 0
  for (const [size, value] of values) at = buffer.writeUIntLE(value, at, size)
  return buffer
}

/** A ZIP archive with these files in it. */
export const buildZip = (members: readonly Member[]): Buffer => {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const { name, content = '', isEncrypted = false, mode = 0o100644, listed = {} } of members) {
    const packed = deflateRawSync(content)
    const shared = (bytes: number, nameBytes: number) =>
      fields(
        ...([
          [2, 20],
          [2, 0x800 | Number(isEncrypted)],
          [2, 8],
          [2, 0],
          [2, 0x5821],
        ] as const),
        ...([
          [4, crc32(content)],
          [4, packed.length],
          [4, bytes],
          [2, nameBytes],
          [2, 0],
        ] as const),
      )
    const ownName = Buffer.from(name)
    const listedName = Buffer.from(listed.name ?? name)
    const bytes = Buffer.byteLength(content)
    const local = Buffer.concat([fields([4, 0x04034b50]), shared(bytes, ownName.length), ownName, packed])
    list.push(
      fields([4, 0x02014b50], [2, (3 << 8) | 20]),
      shared(listed.bytes ?? bytes, listedName.length),
      fields([2, 0], [2, 0], [2, 0], [4, mode * 0x10000], [4, listed.offset ?? at]),
      listedName,
    )
    parts.push(local)
    at += local.length
  }
  const directory = Buffer.concat(list)
  const counts = [
    [2, members.length],
    [2, members.length],
  ] as const
  const end = fields([4, 0x06054b50], [4, 0], ...counts, [4, directory.length], [4, at], [2, 0])
  return Buffer.concat([...parts, directory, end])
}

const rarBlock = (type: number, flags: number, rest: Buffer): Buffer => {
  const head = Buffer.concat([fields([1, type], [2, flags], [2, rest.length + 7]), rest])
  return Buffer.concat([fields([2, crc32(head) & 0xffff]), head])
}

/** A RAR archive (of the fourth format) with these files in it, as they are. */
export const buildRar = (members: readonly Pick<Member, 'name' | 'content' | 'isEncrypted'>[]): Buffer => {
  const files = members.flatMap(({ name, content = '', isEncrypted = false }) => {
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
        [4, 0o100644],
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
