import { describe, expect, it } from 'vitest'
import { stripImage } from './stripImage.ts'

const text = (value: string): Buffer => Buffer.from(value, 'latin1')
const SECRET = 'taken in Visby'

const segment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** Exif data with two entries: the picture's description and its orientation. */
const exif = (turn: number, isLittle: boolean): Buffer => {
  const tiff = Buffer.alloc(38)
  const two = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at)
  const four = (value: number, at: number) =>
    isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at)
  tiff.write(isLittle ? 'II' : 'MM', 'latin1')
  two(42, 2)
  four(8, 4)
  two(2, 8)
  two(0x010e, 10)
  two(0x0112, 22)
  two(3, 24)
  four(1, 26)
  two(turn, 30)
  return Buffer.concat([text('Exif\0\0'), tiff, text(SECRET)])
}

const SCAN = Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3, 0xff, 0, 4])
const parts = {
  jfif: segment(0xe0, text('JFIF\0\x01\x01\0\0\x01\0\x01\0\0')),
  colours: segment(0xe2, text('ICC_PROFILE\0\x01\x01colours')),
  adobe: segment(0xee, text('Adobe\0\x64\0\0\0\0\x01')),
  table: segment(0xdb, Buffer.alloc(65, 7)),
  frame: segment(0xc2, Buffer.from([8, 0, 16, 0, 16, 1, 1, 0x11, 0])),
  scan: Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), SCAN]),
}
const START = Buffer.from([0xff, 0xd8])
const END = Buffer.from([0xff, 0xd9])
const { jfif, colours, adobe, table, frame, scan } = parts

const jpeg = (turn: number, isLittle = true): Buffer =>
  Buffer.concat([
    START,
    jfif,
    segment(0xe1, exif(turn, isLittle)),
    segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${SECRET}`)),
    colours,
    segment(0xe2, text(`MPF\0${SECRET}`)),
    segment(0xed, text(SECRET)),
    adobe,
    segment(0xfe, text(SECRET)),
    Buffer.from([0xff]),
    table,
    frame,
    scan,
    table,
    scan,
    END,
    text(`<script>${SECRET}</script>`),
  ])

const pngChunk = (name: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, text(name), data, text('crc.')])
}
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const pngPicture = ['IHDR', 'iCCP', 'acTL', 'IDAT', 'fdAT', 'IEND'].map((name) => pngChunk(name, text(name)))
const png = Buffer.concat([
  PNG,
  ...pngPicture.slice(0, 3),
  ...['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'].map((name) => pngChunk(name, text(SECRET))),
  ...pngPicture.slice(3),
  text(SECRET),
])

const webpChunk = (name: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(data.length)
  return Buffer.concat([text(name), length, data, Buffer.alloc(data.length % 2)])
}
const webpOf = (flags: number, ...chunks: Buffer[]): Buffer => {
  const body = Buffer.concat([webpChunk('VP8X', Buffer.from([flags, 0, 0, 0, 1, 0, 0, 1, 0, 0])), ...chunks])
  const head = text('RIFF\0\0\0\0WEBP')
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}
const webpPicture = ['ICCP', 'VP8L'].map((name) => webpChunk(name, text('odd')))
const webp = Buffer.concat([
  webpOf(0x3e, ...webpPicture, webpChunk('EXIF', text(SECRET)), webpChunk('XMP ', text(SECRET))),
  text(SECRET),
])

const samples = [
  ['image/jpeg', jpeg(6)],
  ['image/png', png],
  ['image/webp', webp],
] as const

describe('removing metadata from uploaded pictures', () => {
  it.each([
    [
      'jpeg',
      stripImage(jpeg(1), 'image/jpeg'),
      [START, jfif, colours, adobe, table, frame, scan, table, scan, END],
    ],
    ['png', stripImage(png, 'image/png'), [PNG, ...pngPicture]],
    ['webp', stripImage(webp, 'image/webp'), [webpOf(0x32, ...webpPicture)]],
  ])('metadata is removed from an uploaded %s', (_, stripped, kept) => {
    expect(stripped?.toString('hex')).toBe(Buffer.concat(kept).toString('hex'))
  })

  it.each([
    [3, true],
    [6, false],
    [8, true],
  ])('an uploaded picture is still shown upright (orientation %i)', (turn, isLittle) => {
    const stripped = stripImage(jpeg(turn, isLittle), 'image/jpeg') ?? Buffer.alloc(0)
    const told = stripped.indexOf('Exif\0\0', 0, 'latin1')
    expect(stripped.toString('latin1')).not.toContain(SECRET)
    expect(stripped.readUInt16BE(told - 2)).toBe(34)
    expect(stripped.readUInt16BE(told + 6 + 10)).toBe(0x0112)
    expect(stripped.readUInt16BE(told + 6 + 18)).toBe(turn)
  })

  it.each(samples)(
    'removing the metadata of an uploaded picture twice gives the same picture (%s)',
    (type, bytes) => {
      const once = stripImage(bytes, type)
      expect(once && stripImage(once, type)?.equals(once)).toBe(true)
    },
  )

  it.each(samples)('a damaged picture is refused (%s)', (type, bytes) => {
    let refused = 0
    for (let at = 12; at < bytes.length; at += 1)
      for (const value of [0, 0x7f, 0xff]) {
        const broken = Buffer.from(bytes)
        broken[at] = value
        for (const sample of [broken, broken.subarray(0, at)])
          if (stripImage(sample, type) === null) refused += 1
      }
    expect(refused).toBeGreaterThan(100)
  })
})
