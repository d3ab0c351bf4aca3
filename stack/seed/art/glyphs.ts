import { round } from './scene.ts'

/** A letter as the path of a pen. Capitals are 10 high and `width` wide. */
type Glyph = { readonly width: number; readonly way: string }

const glyph = (width: number, way: string): Glyph => ({ width, way })

const round8 = 'M4.2 0C1.8 0 0 2.1 0 5s1.8 5 4.2 5 4.2-2.1 4.2-5S6.6 0 4.2 0Z'

/** Our own display typeface, because pictures in <img> cannot use web fonts, and system fonts differ. */
const glyphs: Readonly<Record<string, Glyph>> = {
  A: glyph(8, 'M0 10L4 0L8 10M1.6 6.6H6.4'),
  B: glyph(7.2, 'M0 0H4a2.4 2.4 0 0 1 0 4.8H0M4 4.8h.6a2.6 2.6 0 0 1 0 5.2H0V0'),
  C: glyph(7.2, 'M7.2 1.8C6.2.6 5.2 0 4.2 0 1.8 0 0 2.1 0 5s1.8 5 4.2 5c1 0 2-.6 3-1.8'),
  D: glyph(7.6, 'M0 0V10H3.2C6 10 7.6 8 7.6 5S6 0 3.2 0Z'),
  E: glyph(6, 'M6 0H0V10H6M0 5H5'),
  F: glyph(6, 'M6 0H0V10M0 5H5'),
  G: glyph(7.4, 'M7.2 1.8C6.2.6 5.2 0 4.2 0 1.8 0 0 2.1 0 5s1.8 5 4.2 5c1.6 0 3-.7 3.2-2.2V5.4H4.6'),
  H: glyph(7, 'M0 0V10M7 0V10M0 5H7'),
  I: glyph(0, 'M0 0V10'),
  J: glyph(5, 'M5 0V7C5 9 4 10 2.5 10S0 9 0 7.4'),
  K: glyph(6.8, 'M0 0V10M6.6 0L0 6M2.2 4L6.8 10'),
  L: glyph(5.6, 'M0 0V10H5.6'),
  M: glyph(8.4, 'M0 10V0L4.2 6L8.4 0V10'),
  N: glyph(7, 'M0 10V0L7 10V0'),
  O: glyph(8.4, round8),
  P: glyph(6.8, 'M0 10V0H4a2.8 2.8 0 0 1 0 5.6H0'),
  Q: glyph(8.4, `${round8}M5.4 7L8.4 10.4`),
  R: glyph(7, 'M0 10V0H4a2.8 2.8 0 0 1 0 5.6H0M3.4 5.6L7 10'),
  S: glyph(
    6.6,
    'M6.4 1.6C5.6.5 4.6 0 3.4 0 1.6 0 .3 1 .3 2.5c0 3.3 6.3 1.6 6.3 5C6.6 9 5.3 10 3.4 10 2 10 .8 9.4 0 8.2',
  ),
  T: glyph(7.2, 'M0 0H7.2M3.6 0V10'),
  U: glyph(7, 'M0 0V6.2C0 8.6 1.4 10 3.5 10S7 8.6 7 6.2V0'),
  V: glyph(8, 'M0 0L4 10L8 0'),
  W: glyph(11.2, 'M0 0L2.8 10L5.6 2L8.4 10L11.2 0'),
  X: glyph(7, 'M0 0L7 10M7 0L0 10'),
  Y: glyph(7.6, 'M0 0L3.8 5V10M7.6 0L3.8 5'),
  Z: glyph(6.6, 'M0 0H6.6L0 10H6.6'),
  '0': glyph(8.4, round8),
  '1': glyph(2.4, 'M0 2L2.4 0V10'),
  '2': glyph(6.2, 'M0 2.4C0 1 1.3 0 3 0s3 1 3 2.6C6 5 0 7 0 10H6.2'),
  '3': glyph(6.2, 'M0 0H6L2.8 4C5 4 6.2 5.2 6.2 7S4.9 10 3 10 .5 9.2 0 8'),
  '4': glyph(6.6, 'M5 10V0L0 7H6.6'),
  '5': glyph(6.2, 'M5.8 0H.8L.4 4.4C3.5 3.4 6.2 4.4 6.2 7 6.2 9 4.8 10 3 10 1.6 10 .6 9.4 0 8.4'),
  '6': glyph(6.2, 'M5.4.4C2 .8 0 3.5 0 6.8 0 8.8 1.3 10 3.1 10S6.2 8.7 6.2 6.9 5 4 3.2 4 .4 5 .1 6.4'),
  '7': glyph(6.2, 'M0 0H6.2L2 10'),
  '8': glyph(6.4, 'M3.2 4.6a2.5 2.3 0 1 1 .01 0a3.1 2.7 0 1 1-.01 0'),
  '9': glyph(6.2, 'M.8 9.6C4.2 9.2 6.2 6.5 6.2 3.2 6.2 1.2 4.9 0 3.1 0S0 1.3 0 3.1 1.2 6 3 6 5.8 5 6.1 3.6'),
  '&': glyph(
    7.4,
    'M7.4 10L1.8 3.2C.6 1.6 1.5 0 3.2 0S5.8 1.7 4.5 3L1.4 5.3C-.6 7-.2 10 2.8 10 5.2 10 6.8 8 7 5.6',
  ),
  "'": glyph(0, 'M0 0V2.6'),
  ':': glyph(0, 'M0 3V3.2M0 9V9.2'),
  '-': glyph(3.6, 'M0 5.5H3.6'),
  '.': glyph(0, 'M0 9.8V10'),
  '!': glyph(0, 'M0 0V6.8M0 9.8V10'),
  '?': glyph(5.6, 'M0 2.3C0 .9 1.2 0 2.8 0S5.6 1 5.6 2.5C5.6 4.6 2.8 4.6 2.8 7M2.8 9.8V10'),
}

const SPACE = 4.4

export type Lettering = {
  readonly pen: number
  /** The space between letters. */
  readonly gap: number
  readonly join: 'round' | 'miter' | 'bevel'
  /** The slant to the right, in degrees. */
  readonly slant: number
}

/** Capitals that have a glyph. Letters with accents use the glyph without the accent. */
const lettersOf = (text: string): readonly string[] => [
  ...text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase(),
]

const advance = (letter: string): number => glyphs[letter]?.width ?? SPACE - 1

export const widthOf = (text: string, { gap, pen }: Lettering): number =>
  lettersOf(text).reduce((sum, letter) => sum + advance(letter) + gap + pen, 0) - gap

/** One line of text that starts at the origin, as paths without color. */
export function line(text: string, { gap, pen }: Lettering): string {
  let x = pen / 2
  return lettersOf(text)
    .map((letter) => {
      const at = x
      x += advance(letter) + gap + pen
      const way = glyphs[letter]?.way
      return way ? `<path transform="translate(${round(at)} 0)" d="${way}"/>` : ''
    })
    .join('')
}
