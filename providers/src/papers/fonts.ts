import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { create, type Font } from 'fontkit'

const { resolve } = createRequire(import.meta.url)
const latin = (style: string) =>
  readFileSync(join(resolve('@embedpdf/fonts-latin'), '..', '..', 'fonts', `NotoSans-${style}.ttf`))

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Fonts with Latin, Greek and Cyrillic letters, which are enough for almost every name. */
const regular = once(() => latin('Regular'))
const bold = once(() => latin('SemiBold'))

type Table = { readonly entry: Buffer; readonly bytes: Buffer }

const tablesOf = (woff: Buffer): readonly Table[] =>
  Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = 44 + index * 20
    const start = woff.readUInt32BE(at + 4)
    const packed = woff.subarray(start, start + woff.readUInt32BE(at + 8))
    const size = woff.readUInt32BE(at + 12)
    // A font table's tag and checksum, copied unchanged into the uncompressed font.
    const entry = Buffer.concat([woff.subarray(at, at + 4), woff.subarray(at + 16, at + 20), Buffer.alloc(8)])
    return { entry, bytes: packed.length < size ? inflateSync(packed) : packed }
  })

/**
 * Converts WOFF, which compresses its tables one by one, into an uncompressed font. fontkit also reads WOFF, but
 * decompresses a table again for every glyph, which takes seconds for a large font.
 */
export const unpackWoff = (woff: Buffer): Buffer => {
  const tables = tablesOf(woff)
  const power = 2 ** Math.floor(Math.log2(tables.length))
  const head = Buffer.alloc(12)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(tables.length, 4)
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((tables.length - power) * 16, 10)
  let at = head.length + tables.length * 16
  const padded = tables.map(({ entry, bytes }) => {
    entry.writeUInt32BE(at, 8)
    entry.writeUInt32BE(bytes.length, 12)
    const room = Math.ceil(bytes.length / 4) * 4
    at += room
    return Buffer.concat([bytes], room)
  })
  return Buffer.concat([head, ...tables.map(({ entry }) => entry), ...padded])
}

/** An uncompressed font for all other scripts. The font is loaded when a name first needs it. */
const everything = once(() =>
  unpackWoff(readFileSync(resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff'))),
)

/**
 * Opens a font once for all documents, because fontkit decodes a font's kerning while it lays out text and keeps it in
 * the open font. Decoding it for each document took three quarters of the time to draw an invoice.
 */
const opened = (file: () => Buffer): (() => Font) =>
  once(() => {
    const font = create(file())
    if (!('hasGlyphForCodePoint' in font))
      throw new Error('a font for documents must be a single font, not a collection')
    return font
  })

export const fonts = {
  regular: opened(regular),
  bold: opened(bold),
  everything: opened(everything),
} as const
export type FontName = keyof typeof fonts

const isCovered = (letter: string): boolean =>
  fonts.regular().hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)

export type Run = { readonly text: string; readonly isCovered: boolean }

/** Splits a text into parts that each need only one font, because pdfkit has no fallback fonts (its issue 201). */
export const runsOf = (text: string): readonly Run[] => {
  const runs: { text: string; isCovered: boolean }[] = []
  for (const letter of text) {
    const covered = isCovered(letter)
    const last = runs.at(-1)
    // Every font has a space, so no part starts with a space.
    if (last && (last.isCovered === covered || letter === ' ')) last.text += letter
    else runs.push({ text: letter, isCovered: covered })
  }
  return runs
}
