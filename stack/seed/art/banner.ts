import { type Random, randomFor } from '../random.ts'
import { drawMark, markOf } from './logo.ts'
import { type Palette, palettes } from './palette.ts'
import { circle, gradient, type Landscape, landscapes, round } from './scene.ts'

/** The size that rules §5 recommend. */
const [WIDTH, HEIGHT] = [1920, 640]

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** A mix of two colors. */
export const mixed = (from: string, to: string, part: number): string => {
  const ends = channels(to)
  const parts = channels(from).map((value, at) => Math.round(value + ((ends[at] ?? value) - value) * part))
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The landscape's colors: the ground's color in the foreground, the mark's color in the distance. */
const paletteOf = (ground: string, mark: string): Palette => ({
  sky: [mixed(ground, mark, 0.08), mixed(ground, mark, 0.5)],
  light: mark,
  layers: [
    mixed(ground, mark, 0.4),
    mixed(ground, mark, 0.28),
    mixed(ground, mark, 0.16),
    mixed(ground, mark, 0.06),
  ],
  ink: mark,
})

const scenery = (random: Random, palette: Palette, landscape: Landscape): string =>
  [
    gradient('sky', palette.sky[0], palette.sky[1]),
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`,
    landscapes[landscape](random, palette, WIDTH, HEIGHT),
  ].join('')

const svg = (...parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    ...parts,
    '</svg>',
  ].join('')

const RINGS = 6

/** A banner for a company page: a landscape in the company's colors, with the company's mark as a sun. */
export function companyBanner(name: string): string {
  const random = randomFor('banner', name)
  const mark = markOf(name)
  const palette = paletteOf(mark.ground, mark.colour)
  const landscape = random.pick<Landscape>(['mountains', 'city', 'waves', 'forest'])
  const [x, y] = [random.int(1280, 1560), 300]
  const rings = Array.from({ length: RINGS }, (_, ring) => {
    const scale = round(1.9 + ring * 0.75)
    return `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${ring * random.int(3, 7)}) translate(-128 -128)" opacity="${round(0.5 - ring * 0.07)}">${drawMark(mark, 'none', mark.colour, 3)}</g>`
  })
  return svg(
    scenery(random, palette, landscape),
    rings.join(''),
    `<g transform="translate(${x} ${y}) scale(1.5) translate(-128 -128)">${drawMark(mark, mark.colour, mark.colour, 18)}${mark.initial}</g>`,
  )
}

/** A creator page's banner: a landscape behind soft lights. */
export function creatorBanner(name: string): string {
  const random = randomFor('banner', name)
  const palette = random.pick(palettes)
  const landscape = random.pick<Landscape>(['mountains', 'city', 'planets', 'waves', 'forest', 'rays'])
  const lights = Array.from({ length: 5 }, () =>
    circle(
      random.between(0, WIDTH),
      random.between(0, HEIGHT * 0.7),
      random.between(60, 220),
      palette.light,
      0.1,
    ),
  )
  return svg(scenery(random, palette, landscape), ...lights)
}
