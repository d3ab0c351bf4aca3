/**
 * Removes a picture's metadata, because phones store time, place and owner, and uploads are public. Also removes bytes
 * after the picture's end. Colors and orientation stay. Null if the picture is damaged.
 */
export const stripImage = (bytes: Buffer, type: string): Buffer | null => {
  try {
    if (type === 'image/jpeg') return stripJpeg(bytes)
    if (type === 'image/png') return stripPng(bytes)
    return type === 'image/webp' ? stripWebp(bytes) : bytes
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const [SOI, EOI, SOS, APP0, EXIF, COLOURS, ADOBE] = [0xd8, 0xd9, 0xda, 0xe0, 0xe1, 0xe2, 0xee]

const stripJpeg = (bytes: Buffer): Buffer => {
  const kept: Buffer[] = [Buffer.from([0xff, SOI])]
  let at = 2
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) throw new RangeError('a marker is missing')
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === EOI) break
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length || end < at + 4) throw new RangeError('a segment has an impossible length')
    const segment = bytes.subarray(at, end)
    kept.push(...keptOf(marker, segment))
    at = marker === SOS ? endOfScan(bytes, end) : end
    if (marker === SOS) kept.push(bytes.subarray(end, at))
  }
  return Buffer.concat([...kept, Buffer.from([0xff, EOI])])
}

const keptOf = (marker: number, segment: Buffer): Buffer[] => {
  if (marker === EXIF) return turnOf(segment)
  if (marker === COLOURS) return segment.toString('latin1', 4, 15) === 'ICC_PROFILE' ? [segment] : []
  const isNote = (marker >= APP0 && marker <= 0xef) || marker === 0xfe
  return isNote && marker !== APP0 && marker !== ADOBE ? [] : [segment]
}

/** Compressed data can contain FF00 and restart markers. Any other marker ends the data. */
const endOfScan = (bytes: Buffer, from: number): number => {
  for (
    let at = bytes.indexOf(0xff, from);
    at >= 0 && at + 1 < bytes.length;
    at = bytes.indexOf(0xff, at + 1)
  ) {
    const next = bytes.readUInt8(at + 1)
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7)
    if (!isData) return at
  }
  return bytes.length
}

/** Keeps only Exif's orientation, so that photos are still shown upright. */
const turnOf = (segment: Buffer): Buffer[] => {
  if (segment.toString('latin1', 4, 10) !== 'Exif\0\0') return []
  const turn = readTurn(segment.subarray(10))
  if (turn < 2 || turn > 8) return []
  const head = [0xff, EXIF, 0, 34, ...Buffer.from('Exif\0\0MM\0*', 'latin1'), 0, 0, 0, 8]
  return [Buffer.from([...head, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0, 0, 0, 0, 0])]
}

const readTurn = (tiff: Buffer): number => {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const two = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const four = (at: number): number => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  try {
    const table = four(4)
    for (let entry = 0; entry < two(table); entry += 1)
      if (two(table + 2 + entry * 12) === 0x0112) return two(table + 10 + entry * 12)
  } catch (error) {
    // Exif data is often malformed. Malformed Exif data is no reason to reject the picture.
    if (!(error instanceof RangeError)) throw error
  }
  return 1
}

const PNG_NOTES = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])

const stripPng = (bytes: Buffer): Buffer => {
  const kept = [bytes.subarray(0, 8)]
  for (let at = 8, name = ''; name !== 'IEND'; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) throw new RangeError('a chunk has an impossible length')
    name = bytes.toString('latin1', at + 4, at + 8)
    if (!PNG_NOTES.has(name)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return Buffer.concat(kept)
}

const HAS_EXIF_OR_XMP = 0x0c

const stripWebp = (bytes: Buffer): Buffer => {
  const kept: Buffer[] = []
  const whole = 8 + bytes.readUInt32LE(4)
  if (whole > bytes.length) throw new RangeError('impossible length')
  for (let at = 12; at + 8 <= whole; ) {
    const length = bytes.readUInt32LE(at + 4)
    const end = at + 8 + length + (length % 2)
    if (at + 8 + length > whole) throw new RangeError('a chunk has an impossible length')
    const name = bytes.toString('latin1', at, at + 4)
    // Copies the header chunk and clears the flags for metadata, because the metadata is removed.
    const chunk = Buffer.from(bytes.subarray(at, end))
    if (name === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~HAS_EXIF_OR_XMP, 8)
    if (name !== 'EXIF' && name !== 'XMP ') kept.push(chunk)
    at = end
  }
  const body = Buffer.concat(kept)
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(4 + body.length, 4)
  return Buffer.concat([head, body])
}
