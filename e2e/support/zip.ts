import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** A ZIP archive that contains one file. The file cannot be compressed. */
export function zipOf(name: string, bytes: number): Buffer {
  const content = randomBytes(bytes)
  const title = Buffer.from(name)
  /** The fields shared by the local file header and the central directory. */
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt32LE(crc32(content), 10)
  facts.writeUInt32LE(bytes, 14)
  facts.writeUInt32LE(bytes, 18)
  facts.writeUInt16LE(title.length, 22)
  const head = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, title])
  const entry = Buffer.concat([
    Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'),
    facts,
    Buffer.alloc(14),
    title,
  ])
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length, 12)
  end.writeUInt32LE(head.length + bytes, 16)
  return Buffer.concat([head, content, entry, end])
}
