import { randomFor } from '../random.ts'
import { type Lettering, line, widthOf } from './glyphs.ts'
import { round } from './scene.ts'

const grounds: [[string, string], ...[string, string][]] = [
  ['#12182b', '#8fa8ff'],
  ['#2b0f26', '#ff8fc2'],
  ['#06251f', '#5fe3b4'],
  ['#2a1605', '#ffb65c'],
  ['#0a2033', '#6fd0ff'],
  ['#25102e', '#d6a2ff'],
  ['#2b2a07', '#f4e04d'],
  ['#2c0b0b', '#ff8473'],
  ['#eef1ff', '#3b49df'],
  ['#fff3e3', '#d9480f'],
  ['#e9fff6', '#0b7a5c'],
  ['#1c1c22', '#f5f5f7'],
]

/** A company's logo in a square of 256: two colors, a bold shape, and its initial cut out. */
type Mark = {
  readonly ground: string
  readonly colour: string
  /** The radius of the corners. Null for a circle. */
  readonly corners: string | null
  readonly initial: string
}

export function markOf(name: string): Mark {
  const random = randomFor('logo', name)
  const [ground, colour] = random.pick(grounds)
  const sides = random.pick([0, 3, 4, 6, 8])
  return {
    ground,
    colour,
    corners: sides === 0 ? null : polygon(sides, random.between(0, Math.PI)),
    initial: initial(name, ground, sides === 3 ? 5 : 7, sides === 3 ? 140 : 128),
  }
}

export const drawMark = ({ corners }: Mark, fill: string, stroke: string, pen: number): string =>
  corners === null
    ? `<circle cx="128" cy="128" r="73" fill="${fill}" stroke="${stroke}" stroke-width="${pen}"/>`
    : `<polygon points="${corners}" fill="${fill}" stroke="${stroke}" stroke-width="${pen}" stroke-linejoin="round"/>`

export function companyLogo(name: string): string {
  const mark = markOf(name)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">',
    `<rect width="256" height="256" rx="48" fill="${mark.ground}"/>`,
    drawMark(mark, mark.colour, mark.colour, 18),
    mark.initial,
    '</svg>',
  ].join('')
}

const lettering: Lettering = { pen: 2.4, gap: 0, join: 'round', slant: 0 }

const initial = (name: string, colour: string, scale: number, middle: number): string => {
  const letter = name.charAt(0)
  const left = 128 - (widthOf(letter, lettering) * scale) / 2
  return `<g transform="translate(${round(left)} ${middle - 5 * scale}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="${lettering.pen}" stroke-linecap="round" stroke-linejoin="round">${line(letter, lettering)}</g>`
}

function polygon(sides: number, turn: number): string {
  const start = sides === 3 ? -Math.PI / 2 : turn
  return Array.from({ length: sides }, (_, corner) => {
    const angle = start + (2 * Math.PI * corner) / sides
    return `${round(128 + 84 * Math.cos(angle))},${round((sides === 3 ? 140 : 128) + 84 * Math.sin(angle))}`
  }).join(' ')
}
