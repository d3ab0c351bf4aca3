import { randomFor } from '../random.ts'
import { emblems } from './emblems.ts'
import type { Look } from './looks.ts'
import { gradient, landscapes, round } from './scene.ts'
import { titleOf } from './title.ts'

/** A format of a picture: its size, the emblem's position and whether the picture shows the title. */
type Format = {
  readonly width: number
  readonly height: number
  readonly emblem: { readonly x: number; readonly y: number; readonly reach: number }
  /** The title's number of lines, height and width in the picture. Null if the page shows the title instead. */
  readonly title: { readonly lines: number; readonly part: number; readonly across: number } | null
}

/** The sizes that rules §5 recommend, doubled for small pictures. */
export const formats = {
  poster: {
    width: 240,
    height: 320,
    emblem: { x: 120, y: 122, reach: 78 },
    title: { lines: 2, part: 0.24, across: 0.88 },
  },
  hero: { width: 1920, height: 640, emblem: { x: 1470, y: 300, reach: 210 }, title: null },
  thumbnail: {
    width: 920,
    height: 430,
    emblem: { x: 690, y: 190, reach: 140 },
    title: { lines: 2, part: 0.38, across: 0.52 },
  },
} as const satisfies Readonly<Record<string, Format>>
export type FormatName = keyof typeof formats

/** A game's key art: the landscape of its genre, its emblem, and its name at the bottom left. */
export function gameArt(name: string, look: Look, formatName: FormatName): string {
  const { width, height, emblem, title }: Format = formats[formatName]
  const { genre, manner, palette } = look
  const random = randomFor('game', name)
  const [far, , near, dark] = palette.layers
  const margin = width * 0.06
  const room = {
    x: margin,
    y: height - margin,
    width: width * (title?.across ?? 0),
    height: height * (title?.part ?? 0),
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    gradient('sky', palette.sky[0], palette.sky[1]),
    gradient('fade', `${dark}00`, dark),
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    landscapes[manner.landscape](random, palette, width, height),
    `<circle cx="${emblem.x}" cy="${emblem.y}" r="${round(emblem.reach * 1.25)}" fill="${near}" opacity=".38"/>`,
    `<g transform="translate(${emblem.x} ${emblem.y}) scale(${round(emblem.reach / 50)}) rotate(${random.int(-6, 6)})">`,
    emblems[genre]({
      light: palette.light,
      mid: palette.sky[1] === palette.light ? far : palette.sky[1],
      deep: dark,
    }),
    '</g>',
    `<rect y="${height / 2}" width="${width}" height="${height / 2}" fill="url(#fade)" opacity=".85"/>`,
    title ? titleOf(name, manner, palette, room, title.lines) : '',
    '</svg>',
  ].join('')
}
