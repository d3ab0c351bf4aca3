import type { Random } from '../random.ts'
import type { Palette } from './palette.ts'

export const gradient = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

/** A low sun behind four mountain ranges. */
function mountains(random: Random, palette: Palette, width: number, height: number): string {
  const sun = circle(
    width * random.between(0.1, 0.3),
    height * random.between(0.25, 0.45),
    height * 0.14,
    palette.light,
    0.95,
  )
  const ranges = palette.layers.map((colour, layer) =>
    ridge(random, colour, width, height, 0.42 + layer * 0.15, 0.2 - layer * 0.03),
  )
  return stars(random, palette, width, height * 0.4, 30) + sun + ranges.join('')
}

function city(random: Random, palette: Palette, width: number, height: number): string {
  const moon = circle(width * random.between(0.1, 0.25), height * 0.2, height * 0.11, palette.light, 0.9)
  const rows = palette.layers.map((colour, layer) => {
    const base = 0.35 + layer * 0.13
    const buildings: string[] = []
    for (let x = -20; x < width; ) {
      const across = width * random.between(0.03, 0.07)
      const top = height * (base + random.between(-0.14, 0.12))
      buildings.push(
        `<rect x="${round(x)}" y="${round(top)}" width="${round(across)}" height="${height}" fill="${colour}"/>`,
      )
      if (layer > 0) buildings.push(windows(random, palette, x, top, across, height))
      x += across * random.between(0.95, 1.2)
    }
    return buildings.join('')
  })
  return stars(random, palette, width, height * 0.4, 40) + moon + rows.join('')
}

function windows(
  random: Random,
  palette: Palette,
  x: number,
  top: number,
  across: number,
  height: number,
): string {
  const size = height * 0.012
  const lit: string[] = []
  for (let row = 0; row < 7; row++)
    for (let column = 1; column < 4; column++)
      if (random.chance(0.3))
        lit.push(
          rect(
            x + (across * column) / 4 - size / 2,
            top + height * 0.03 * (row + 1),
            size,
            size * 1.4,
            palette.light,
            0.75,
          ),
        )
  return lit.join('')
}

function planets(random: Random, palette: Palette, width: number, height: number): string {
  const [cx, cy, radius] = [
    width * random.between(0.55, 0.8),
    height * random.between(0.4, 0.55),
    height * random.between(0.24, 0.34),
  ]
  const bands = palette.layers
    .slice(0, 3)
    .map(
      (colour, band) =>
        `<ellipse cx="${round(cx)}" cy="${round(cy - radius * 0.4 + band * radius * 0.42)}" rx="${round(radius * 1.1)}" ry="${round(radius * random.between(0.08, 0.16))}" fill="${colour}" opacity=".55"/>`,
    )
  const ring = `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(radius * 1.75)}" ry="${round(radius * 0.32)}" fill="none" stroke="${palette.light}" stroke-width="${round(radius * 0.07)}" opacity=".65" transform="rotate(-14 ${round(cx)} ${round(cy)})"/>`
  return [
    stars(random, palette, width, height, 110),
    `<clipPath id="planet"><circle cx="${round(cx)}" cy="${round(cy)}" r="${round(radius)}"/></clipPath>`,
    circle(cx, cy, radius * 1.25, palette.light, 0.1),
    `<g clip-path="url(#planet)">${circle(cx, cy, radius, palette.sky[1], 1)}${bands.join('')}${circle(cx + radius * 0.55, cy + radius * 0.25, radius * 1.1, palette.layers[3], 0.35)}</g>`,
    ring,
    circle(width * 0.22, height * 0.28, height * 0.06, palette.light, 0.85),
    ridge(random, palette.layers[3], width, height, 0.86, 0.1),
  ].join('')
}

function waves(random: Random, palette: Palette, width: number, height: number): string {
  const sun = circle(width * 0.24, height * 0.42, height * 0.16, palette.light, 0.9)
  const swell = palette.layers.map((colour, layer) => {
    const y = height * (0.46 + layer * 0.14)
    const length = width / random.int(3, 5)
    const lift = height * 0.05
    let path = `M${round(-length)} ${round(y)}`
    for (let x = -length; x < width + length; x += length)
      path += ` q${round(length / 4)} ${round(-lift)} ${round(length / 2)} 0 t${round(length / 2)} 0`
    return `<path d="${path} V${height} H${round(-length)} Z" fill="${colour}" transform="translate(${round(random.between(0, length / 2))} 0)"/>`
  })
  return sun + swell.join('')
}

function forest(random: Random, palette: Palette, width: number, height: number): string {
  const glow = circle(width * random.between(0.15, 0.3), height * 0.4, height * 0.22, palette.light, 0.55)
  const rows = palette.layers.map((colour, layer) => {
    const trees: string[] = []
    const base = height * (0.68 + layer * 0.12)
    for (let x = -width * 0.05; x < width * 1.05; x += width * random.between(0.03, 0.06)) {
      const tall = height * random.between(0.24, 0.42) * (0.8 + layer * 0.15)
      trees.push(
        `<path d="M${round(x - tall * 0.19)} ${round(base)} L${round(x)} ${round(base - tall)} L${round(x + tall * 0.19)} ${round(base)} Z" fill="${colour}"/>`,
      )
    }
    return trees.join('') + rect(0, base - 2, width, height, colour, 1)
  })
  return glow + rows.join('')
}

function ridge(
  random: Random,
  colour: string,
  width: number,
  height: number,
  base: number,
  rise: number,
): string {
  const steps = 9
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const peak = step % 2 === 0 ? -rise : rise * 0.5
    return `${round((width * step) / steps)},${round(height * (base + peak * random.between(0.35, 1)))}`
  })
  return `<polygon points="0,${height} ${points.join(' ')} ${width},${height}" fill="${colour}"/>`
}

const stars = (random: Random, palette: Palette, width: number, height: number, count: number) =>
  Array.from({ length: count }, () =>
    circle(
      random.between(0, width),
      random.between(0, height),
      random.between(0.5, 1.8) * (width / 900),
      palette.light,
      random.between(0.3, 0.9),
    ),
  ).join('')

export const round = (value: number) => Math.round(value * 10) / 10

export const circle = (cx: number, cy: number, r: number, fill: string, opacity: number) =>
  `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}" opacity="${round(opacity)}"/>`

/** Beams of light from one point. */
function rays(random: Random, palette: Palette, width: number, height: number): string {
  const [cx, cy, beams] = [width / 2, height * 0.55, random.int(14, 20)]
  const reach = Math.hypot(width, height)
  const drawn = Array.from({ length: beams }, (_, beam) => {
    const from = (2 * Math.PI * beam) / beams
    const to = from + Math.PI / beams
    const corner = (angle: number) =>
      `${round(cx + reach * Math.cos(angle))},${round(cy + reach * Math.sin(angle))}`
    return `<polygon points="${round(cx)},${round(cy)} ${corner(from)} ${corner(to)}" fill="${palette.layers[beam % 2]}" opacity=".55"/>`
  })
  return drawn.join('') + circle(cx, cy, height * 0.36, palette.light, 0.18)
}

export const landscapes = { mountains, city, planets, waves, forest, rays }
export type Landscape = keyof typeof landscapes

const rect = (x: number, y: number, width: number, height: number, fill: string, opacity: number) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" opacity="${opacity}"/>`
