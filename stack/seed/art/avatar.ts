import { type Random, randomFor } from '../random.ts'
import { circle } from './scene.ts'

const backdrops: [[string, string], ...[string, string][]] = [
  ['#6d5efc', '#2b1f7a'],
  ['#ff8a5c', '#b83264'],
  ['#27c4a8', '#0b5e68'],
  ['#ffcf56', '#e0662f'],
  ['#4aa8ff', '#1f3fa8'],
  ['#e86bd0', '#6b1f8a'],
  ['#8bd450', '#1f7a4d'],
  ['#b9c2d9', '#4b5678'],
  ['#ffd9a0', '#c2703d'],
  ['#a0e8ff', '#2a7f9e'],
  ['#ffb3c1', '#c9184a'],
  ['#d0bfff', '#5f3dc4'],
  ['#c0eb75', '#5c940d'],
  ['#343a52', '#12141f'],
  ['#ffe066', '#d6336c'],
  ['#96f2d7', '#087f5b'],
]
const skins: [string, ...string[]] = ['#f6d3b8', '#eabf9b', '#d59f76', '#b37a52', '#8a5a3b', '#5f3b27']
const hairs: [string, ...string[]] = [
  '#1d1a22',
  '#3a2418',
  '#6b3f22',
  '#a8662c',
  '#d9a441',
  '#b8322f',
  '#5b6bd6',
  '#d7dbe6',
]
const clothes: [string, ...string[]] = [
  '#20233a',
  '#f4f5fb',
  '#ff5d73',
  '#2fb59a',
  '#f3b23c',
  '#5461e8',
  '#3a2f4f',
]

/** A creator's portrait: head, hair, clothes, and often a headset. */
export function avatar(name: string): string {
  const random = randomFor('avatar', name)
  const [from, to] = random.pick(backdrops)
  const skin = random.pick(skins)
  const hair = random.pick(hairs)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">',
    `<linearGradient id="b" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    '<rect width="256" height="256" fill="url(#b)"/>',
    pattern(random),
    hairBehind(random, hair),
    `<path d="M36 256c4-52 40-74 92-74s88 22 92 74Z" fill="${random.pick(clothes)}"/>`,
    `<path d="M106 150h44v40c0 14-44 14-44 0Z" fill="${skin}"/><path d="M106 168c12 12 32 12 44 0v-10h-44Z" fill="#000" opacity=".12"/>`,
    `<ellipse cx="128" cy="118" rx="47" ry="55" fill="${skin}"/>`,
    face(random),
    random.chance(0.2) ? beard(hair) : '',
    fringe(random, hair),
    random.chance(0.3) ? glasses : '',
    random.chance(0.45) ? headset(random.pick(clothes)) : '',
    '</svg>',
  ].join('')
}

/** The pattern on the wall in the background. */
const pattern = (random: Random): string => {
  const rings = [96, 68, 40].map(
    (reach) =>
      `<circle cx="128" cy="112" r="${reach}" fill="none" stroke="#fff" stroke-width="10" opacity=".14"/>`,
  )
  const stripes = [0, 1, 2, 3].map(
    (index) =>
      `<path d="M${index * 76 - 40} 256L${index * 76 + 90} 0" stroke="#fff" stroke-width="22" opacity=".1"/>`,
  )
  const dots = Array.from({ length: 20 }, (_, index) =>
    circle(26 + (index % 5) * 51, 24 + Math.floor(index / 5) * 52, 9, '#ffffff', 0.2),
  )
  const glow = circle(
    random.between(40, 216),
    random.between(30, 90),
    random.between(40, 80),
    '#ffffff',
    0.14,
  )
  return random.pick([rings.join(''), stripes.join(''), dots.join(''), glow])
}

const beard = (colour: string): string =>
  `<path d="M82 122C84 164 106 178 128 178S172 164 174 122C166 142 156 146 146 138H110C100 146 90 142 82 122Z" fill="${colour}"/><path d="M114 150q14 10 28 0" fill="none" stroke="#7a2f2f" stroke-width="4" stroke-linecap="round"/>`

const hairBehind = (random: Random, colour: string) =>
  random.pick([
    '',
    `<path d="M74 112c0-46 24-70 54-70s54 24 54 70v74c0 12-108 12-108 0Z" fill="${colour}"/>`,
    `<circle cx="128" cy="52" r="24" fill="${colour}"/>`,
    `<circle cx="128" cy="104" r="72" fill="${colour}"/>`,
  ])

const fringe = (random: Random, colour: string) =>
  random.pick([
    `<path d="M78 112c-4-48 22-66 52-66s54 20 48 66c-8-24-20-36-34-38-22-4-54 4-66 38Z" fill="${colour}"/>`,
    `<path d="M78 108c0-44 20-62 50-62s50 18 50 62c-14-16-70-40-100 0Z" fill="${colour}"/>`,
    `<path d="M79 104c-2-40 18-60 50-60 34 0 52 22 48 62-4-10-8-18-12-22-26 8-62 4-74-8-6 6-10 16-12 28Z" fill="${colour}"/>`,
    `<path d="M76 96c0-36 24-54 52-54s52 18 52 54l-6 4H82Z" fill="${colour}"/><rect x="72" y="92" width="112" height="12" rx="6" fill="#000" opacity=".35"/>`,
  ])

function face(random: Random): string {
  const mouth = random.pick([
    '<path d="M110 146q18 16 36 0" fill="none" stroke="#7a2f2f" stroke-width="4" stroke-linecap="round"/>',
    '<path d="M112 144q16 18 32 0Z" fill="#fff" stroke="#7a2f2f" stroke-width="3" stroke-linejoin="round"/>',
    '<path d="M114 148h26" fill="none" stroke="#7a2f2f" stroke-width="4" stroke-linecap="round"/>',
  ])
  const brow = random.int(-3, 2)
  return [
    circle(109, 118, 5, '#241a1a', 1),
    circle(147, 118, 5, '#241a1a', 1),
    `<path d="M99 ${104 + brow}q10 -5 19 0M138 ${104 + brow}q10 -5 19 0" fill="none" stroke="#241a1a" stroke-width="3.5" stroke-linecap="round" opacity=".8"/>`,
    '<path d="M128 120q5 10-3 13" fill="none" stroke="#000" stroke-width="3" stroke-linecap="round" opacity=".25"/>',
    mouth,
  ].join('')
}

const glasses =
  '<g fill="#ffffff22" stroke="#1c1c28" stroke-width="4"><rect x="92" y="106" width="32" height="24" rx="9"/><rect x="133" y="106" width="32" height="24" rx="9"/><path d="M124 116h9"/></g>'

const headset = (colour: string) =>
  `<path d="M76 122c-4-58 22-84 52-84s56 26 52 84" fill="none" stroke="#14141c" stroke-width="9"/><rect x="66" y="106" width="20" height="38" rx="9" fill="${colour}" stroke="#14141c" stroke-width="4"/><rect x="170" y="106" width="20" height="38" rx="9" fill="${colour}" stroke="#14141c" stroke-width="4"/><path d="M76 144q6 26 34 24" fill="none" stroke="#14141c" stroke-width="4"/>`
