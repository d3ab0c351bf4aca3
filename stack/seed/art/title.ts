import { type Lettering, line, widthOf } from './glyphs.ts'
import type { Palette } from './palette.ts'
import { round } from './scene.ts'

/** Space for a title: its lower left corner and size. */
export type Room = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const LEADING = 14

/** Breaks a title into lines of similar length. Short titles have one line. */
export const linesOf = (title: string, lettering: Lettering, most: number): readonly string[] => {
  const words = title.split(' ')
  if (most === 1 || words.length === 1) return [title]
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const widest = (lines: readonly string[]): number =>
    Math.max(...lines.map((text) => widthOf(text, lettering)))
  return breaks.reduce((best, lines) => (widest(lines) < widest(best) ? lines : best), breaks[0] ?? [title])
}

/** The title as paths, as large as possible, with an outline. */
export function titleOf(
  title: string,
  lettering: Lettering,
  palette: Palette,
  room: Room,
  most: number,
): string {
  const lines = linesOf(title, lettering, most)
  const widest = Math.max(...lines.map((text) => widthOf(text, lettering)))
  const tall = LEADING * (lines.length - 1) + 10 + lettering.pen
  const { pen, join, slant } = lettering
  // The distance by which a slanted title leans. The bottom leans left as far as the top leans right.
  const lean = tall * Math.tan((slant * Math.PI) / 180)
  const scale = Math.min(room.width / (widest + lean), room.height / tall)
  const top = room.y - (tall - lettering.pen / 2) * scale
  const drawn = lines
    .map((text, index) => `<g transform="translate(0 ${index * LEADING})">${line(text, lettering)}</g>`)
    .join('')
  const written = (colour: string, width: number) =>
    `<use href="#t" stroke="${colour}" stroke-width="${round(width)}"/>`
  return [
    `<defs><g id="t" fill="none" stroke-linecap="${join === 'round' ? 'round' : 'square'}" stroke-linejoin="${join}">${drawn}</g></defs>`,
    `<g transform="translate(${round(room.x + lean * scale)} ${round(top)}) scale(${Math.round(scale * 1000) / 1000}) skewX(${-slant})">`,
    written(palette.layers[3], pen + 1.6),
    written(palette.ink, pen),
    '</g>',
  ].join('')
}
