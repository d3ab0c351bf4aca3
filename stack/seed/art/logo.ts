import { randomFor } from '../random.ts'
import { escapeXml, round } from './scene.ts'

const grounds: [[string, string], ...[string, string][]] = [
  ['#12182b', '#8fa8ff'],
  ['#2b0f26', '#ff8fc2'],
  ['#06251f', '#5fe3b4'],
  ['#2a1605', '#ffb65c'],
  ['#0a2033', '#6fd0ff'],
  ['#25102e', '#d6a2ff'],
]

/** A company's mark: one bold shape with the initial cut out of it. */
export function companyLogo(name: string): string {
  const random = randomFor('logo', name)
  const [ground, mark] = random.pick(grounds)
  const sides = random.pick([0, 3, 4, 6, 8])
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">',
    `<rect width="256" height="256" rx="48" fill="${ground}"/>`,
    sides === 0
      ? `<circle cx="128" cy="128" r="82" fill="${mark}"/>`
      : `<polygon points="${polygon(sides, random.between(0, Math.PI))}" fill="${mark}" stroke="${mark}" stroke-width="18" stroke-linejoin="round"/>`,
    `<text x="128" y="${sides === 3 ? 160 : 164}" text-anchor="middle" font-family="Lato, 'Segoe UI', sans-serif" font-weight="900" font-size="${sides === 3 ? 84 : 104}" fill="${ground}">${escapeXml(name.charAt(0).toUpperCase())}</text>`,
    '</svg>',
  ].join('')
}

function polygon(sides: number, turn: number): string {
  const start = sides === 3 ? -Math.PI / 2 : turn
  return Array.from({ length: sides }, (_, corner) => {
    const angle = start + (2 * Math.PI * corner) / sides
    return `${round(128 + 84 * Math.cos(angle))},${round((sides === 3 ? 140 : 128) + 84 * Math.sin(angle))}`
  }).join(' ')
}
