/** Detects a file's type by its first bytes, regardless of its name. Null for types that we do not accept. */
export type Sniffed =
  | {
      readonly kind: 'image'
      readonly type: ImageType
      readonly extension: string
      readonly width: number
      readonly height: number
    }
  | {
      readonly kind: 'archive'
      readonly type: ArchiveType
      readonly extension: string
    }

export type ArchiveType = 'application/zip' | 'application/vnd.rar'
type ImageType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'
type Size = { readonly width: number; readonly height: number }

const starts = (bytes: Buffer, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte)
const text = (value: string): number[] => [...Buffer.from(value, 'latin1')]

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const pngSize = (bytes: Buffer): Size | null =>
  starts(bytes, text('IHDR'), 12) && bytes.length >= 24
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : null

const gifSize = (bytes: Buffer): Size | null =>
  bytes.length >= 10 ? { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) } : null

const webpSize = (bytes: Buffer): Size | null => {
  if (bytes.length < 30) return null
  const chunk = bytes.toString('latin1', 12, 16)
  if (chunk === 'VP8X') return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) }
  if (chunk === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (chunk !== 'VP8L') return null
  const packed = bytes.readUInt32LE(21)
  return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >> 14) & 0x3fff) }
}

/** A frame header contains the JPEG's size. Its marker is C0 to CF, except C4, C8 and CC, which are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const jpegSize = (bytes: Buffer): Size | null => {
  let at = 2
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

const image = (type: ImageType, extension: string, size: Size | null): Sniffed | null =>
  size && size.width > 0 && size.height > 0 ? { kind: 'image', type, extension, ...size } : null

export const sniff = (bytes: Buffer): Sniffed | null => {
  if (starts(bytes, PNG)) return image('image/png', 'png', pngSize(bytes))
  if (starts(bytes, [0xff, 0xd8, 0xff])) return image('image/jpeg', 'jpg', jpegSize(bytes))
  if (starts(bytes, text('GIF87a')) || starts(bytes, text('GIF89a')))
    return image('image/gif', 'gif', gifSize(bytes))
  if (starts(bytes, text('RIFF')) && starts(bytes, text('WEBP'), 8))
    return image('image/webp', 'webp', webpSize(bytes))
  if (starts(bytes, [0x50, 0x4b, 0x03, 0x04]))
    return { kind: 'archive', type: 'application/zip', extension: 'zip' }
  if (starts(bytes, [...text('Rar!'), 0x1a, 0x07]))
    return { kind: 'archive', type: 'application/vnd.rar', extension: 'rar' }
  return null
}
