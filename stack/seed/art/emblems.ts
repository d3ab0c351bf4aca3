/** An emblem's colors for light, middle and shadow. */
export type Tones = { readonly light: string; readonly mid: string; readonly deep: string }

type Emblem = (tones: Tones) => string

const turned = (count: number, draw: (angle: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw((360 / count) * index)).join('')

const cube = (x: number, y: number, { light, mid, deep }: Tones): string =>
  `<g transform="translate(${x} ${y})"><path d="M0-18L20-8L0 2L-20-8Z" fill="${light}"/><path d="M-20-8L0 2V24L-20 14Z" fill="${mid}"/><path d="M20-8L0 2V24L20 14Z" fill="${deep}"/></g>`

const gear = (x: number, y: number, size: number, colour: string, hole: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${turned(8, (angle) => `<rect x="-4" y="-25" width="8" height="12" rx="2" fill="${colour}" transform="rotate(${angle})"/>`)}<circle r="18" fill="${colour}"/><circle r="7" fill="${hole}"/></g>`

const star = (points: number, outer: number, inner: number): string =>
  Array.from({ length: points * 2 }, (_, index) => {
    const [angle, reach] = [(Math.PI * index) / points - Math.PI / 2, index % 2 === 0 ? outer : inner]
    return `${Math.round(reach * Math.cos(angle))},${Math.round(reach * Math.sin(angle))}`
  }).join(' ')

const sword = (angle: number, { light, mid, deep }: Tones): string =>
  `<g transform="rotate(${angle})"><path d="M-5 18V-36L0-48L5-36V18Z" fill="${light}"/><path d="M0-48L5-36V18H0Z" fill="${mid}"/><rect x="-17" y="16" width="34" height="7" rx="3" fill="${deep}"/><rect x="-4" y="22" width="8" height="20" rx="3" fill="${mid}"/></g>`

/** Each genre's emblem. It is drawn around the origin and extends fifty to each side. */
export const emblems = {
  Action: ({ light, mid, deep }) =>
    `<polygon points="${star(11, 48, 30)}" fill="${mid}"/><path d="M8-40L-24 6H-4L-10 40L24-10H4Z" fill="${light}" stroke="${deep}" stroke-width="3" stroke-linejoin="round"/>`,
  Adventure: ({ light, mid, deep }) =>
    `<circle r="46" fill="${deep}"/><circle r="40" fill="none" stroke="${mid}" stroke-width="4"/>${turned(4, (angle) => `<path d="M0-36L8 0H-8Z" fill="${light}" transform="rotate(${angle})"/><path d="M0-36L8 0H0Z" fill="${mid}" transform="rotate(${angle})"/>`)}<circle r="6" fill="${deep}"/>`,
  'Battle royale': ({ light, mid, deep }) =>
    `<path d="M-44-6A44 40 0 0 1 44-6Z" fill="${light}"/><path d="M-15-6A16 40 0 0 1 15-6Z" fill="${mid}"/><path d="M-44-6L0 34L44-6M-15-6L0 34L15-6" fill="none" stroke="${deep}" stroke-width="2.5"/><rect x="-12" y="28" width="24" height="20" rx="3" fill="${deep}"/><path d="M-12 38H12M0 28V48" stroke="${light}" stroke-width="3"/>`,
  'Card game': ({ light, mid, deep }) =>
    [-22, 0, 22]
      .map(
        (angle, index) =>
          `<g transform="rotate(${angle} 0 50)"><rect x="-19" y="-42" width="38" height="58" rx="5" fill="${index === 1 ? light : mid}" stroke="${deep}" stroke-width="3"/><path d="M0-28L11-13L0 2L-11-13Z" fill="${deep}"/></g>`,
      )
      .join(''),
  Fighting: ({ light, mid, deep }) =>
    `<polygon points="${star(9, 49, 38)}" fill="${deep}"/><g fill="${light}" stroke="${deep}" stroke-width="3">${[-30, -15, 0, 15].map((x) => `<rect x="${x}" y="-26" width="15" height="34" rx="7"/>`).join('')}<path d="M-30-2H30V14C30 28 20 34 4 34S-30 28-30 12Z"/></g><rect x="-32" y="-2" width="40" height="15" rx="7" fill="${mid}" stroke="${deep}" stroke-width="3"/>`,
  Horror: ({ light, mid, deep }) =>
    `<circle cy="-8" r="38" fill="${light}"/><path d="M-22 18H22V36C22 42 14 44 0 44S-22 42-22 36Z" fill="${light}"/><ellipse cx="-15" cy="-6" rx="11" ry="13" fill="${deep}"/><ellipse cx="15" cy="-6" rx="11" ry="13" fill="${deep}"/><path d="M0 8L6 20H-6Z" fill="${deep}"/><path d="M-11 30V43M0 30V44M11 30V43" stroke="${deep}" stroke-width="4"/><circle cx="-13" cy="-5" r="4" fill="${mid}"/><circle cx="17" cy="-5" r="4" fill="${mid}"/>`,
  MMO: ({ light, mid, deep }) =>
    `<path d="M-46 44V-8H-34V-18H-22V-8H-12V-34H-4V-48L18-41L-1-34H12V-8H22V-18H34V-8H46V44Z" fill="${mid}"/><path d="M-13 44V22A13 13 0 0 1 13 22V44Z" fill="${deep}"/><path d="M-32 4V14M32 4V14M0-20V-10" stroke="${light}" stroke-width="6"/><path d="M-4-48L18-41L-1-34H-4Z" fill="${light}"/>`,
  MOBA: ({ light, mid, deep }) =>
    `<path d="M0-48L48 0L0 48L-48 0Z" fill="${deep}"/><path d="M-36 0L0-36L36 0L0 36Z" fill="none" stroke="${mid}" stroke-width="7"/><path d="M-36 0H36" stroke="${mid}" stroke-width="7"/>${[
      [-36, 0],
      [36, 0],
      [0, -36],
      [0, 36],
      [0, 0],
    ]
      .map(
        ([x, y]) => `<circle cx="${x}" cy="${y}" r="9" fill="${light}" stroke="${deep}" stroke-width="3"/>`,
      )
      .join('')}`,
  Music: ({ light, mid }) =>
    `${[14, 30, 46, 26, 40, 20].map((tall, index) => `<rect x="${-46 + index * 16}" y="${46 - tall}" width="11" height="${tall}" rx="3" fill="${mid}"/>`).join('')}<path d="M-12 14V-36L26-46V4" fill="none" stroke="${light}" stroke-width="7"/><ellipse cx="-21" cy="15" rx="13" ry="10" fill="${light}"/><ellipse cx="17" cy="5" rx="13" ry="10" fill="${light}"/>`,
  Party: ({ light, mid, deep }) =>
    `<path d="M-24 0L0 48L0-8M24-4L0 48" fill="none" stroke="${deep}" stroke-width="2.5"/><ellipse cx="-24" cy="-16" rx="19" ry="24" fill="${mid}"/><ellipse cx="24" cy="-20" rx="19" ry="24" fill="${deep}"/><ellipse cx="0" cy="-24" rx="20" ry="25" fill="${light}"/><path d="M-9-38A14 16 0 0 1 2-42" fill="none" stroke="${mid}" stroke-width="4" stroke-linecap="round"/>`,
  Platformer: ({ light, mid, deep }) =>
    `<path d="M-48 46V30H-16V14H16V-2H48V46Z" fill="${mid}"/><path d="M-48 30H-16V37H-48ZM-16 14H16V21H-16ZM16-2H48V5H16Z" fill="${light}"/><path d="M34-2V-48" stroke="${deep}" stroke-width="5"/><path d="M34-47L6-37L34-27Z" fill="${light}"/><circle cx="-30" cy="8" r="11" fill="${light}" stroke="${deep}" stroke-width="3"/><path d="M-30 3V13" stroke="${deep}" stroke-width="3"/>`,
  Puzzle: ({ light, mid, deep }) =>
    `<path d="M-36-28H-12C-18-46 18-46 12-28H36V-8C54-16 54 22 36 14V40H12C18 22-18 22-12 40H-36V14C-54 22-54-16-36-8Z" fill="${light}" stroke="${deep}" stroke-width="4" stroke-linejoin="round"/><path d="M-26-18H-6M-26-18V-4" fill="none" stroke="${mid}" stroke-width="6" stroke-linecap="round"/>`,
  Racing: ({ light, mid, deep }) =>
    `<path d="M-12-8L-48 48H48L12-8Z" fill="${deep}"/><path d="M0-4V8M0 16V30M0 38V48" stroke="${light}" stroke-width="5"/><g transform="translate(-4-46) skewY(-8)">${Array.from({ length: 12 }, (_, index) => `<rect x="${(index % 4) * 11}" y="${Math.floor(index / 4) * 11}" width="11" height="11" fill="${(index + Math.floor(index / 4)) % 2 === 0 ? light : mid}"/>`).join('')}</g><path d="M-5-48V6" stroke="${mid}" stroke-width="5"/>`,
  RPG: (tones) =>
    `${sword(-34, tones)}${sword(34, tones)}<path d="M-22-18H22V8C22 24 10 34 0 38C-10 34-22 24-22 8Z" fill="${tones.mid}" stroke="${tones.deep}" stroke-width="4"/><path d="M0-18H22V8C22 24 10 34 0 38Z" fill="${tones.light}"/>`,
  Roguelike: ({ light, mid, deep }) =>
    `<polygon points="0,-48 42,-24 42,24 0,48 -42,24 -42,-24" fill="${deep}"/><path d="M0-26L26 18H-26Z" fill="${light}"/><path d="M0-48L0-26L42-24L26 18L42 24L0 48L-26 18L-42 24L-42-24L0-26M26 18L0 48M-26 18L-42-24M26 18L42-24" fill="none" stroke="${mid}" stroke-width="3" stroke-linejoin="round"/>`,
  Sandbox: (tones) =>
    `${cube(0, 22, tones)}${cube(-21, 10, tones)}${cube(21, 10, tones)}${cube(0, -24, tones)}`,
  Shooter: ({ light, mid, deep }) =>
    `<circle r="36" fill="${deep}" opacity=".55"/><circle r="36" fill="none" stroke="${light}" stroke-width="6"/><circle r="17" fill="none" stroke="${mid}" stroke-width="5"/>${turned(4, (angle) => `<rect x="-3" y="-49" width="6" height="26" fill="${light}" transform="rotate(${angle})"/>`)}<circle r="5" fill="${light}"/>`,
  Simulation: ({ light, mid, deep }) => gear(-14, 10, 1.35, light, deep) + gear(25, -23, 0.9, mid, deep),
  Sports: ({ light, mid, deep }) =>
    `<circle r="45" fill="${light}"/><polygon points="0,-17 16,-5 10,14 -10,14 -16,-5" fill="${deep}"/>${turned(5, (angle) => `<path d="M0-17V-33M-11-43L0-33L11-43" fill="none" stroke="${deep}" stroke-width="4" transform="rotate(${angle})"/>`)}<circle r="45" fill="none" stroke="${mid}" stroke-width="5"/>`,
  Strategy: ({ light, mid, deep }) =>
    `<path d="M-30-44H-18V-34H-7V-44H7V-34H18V-44H30V-22L20-14L25 28H-25L-20-14L-30-22Z" fill="${light}"/><path d="M0-34H7V-44H7V-34H18V-44H30V-22L20-14L25 28H0Z" fill="${mid}"/><path d="M-34 28H34V46H-34Z" fill="${deep}"/><path d="M-26-14H26" stroke="${deep}" stroke-width="4"/>`,
  Survival: ({ light, mid, deep }) =>
    `<path d="M0-48C6-28 30-18 26 8C24 24 12 30 0 30S-24 24-26 8C-28-6-16-12-14-24C-6-20-4-32 0-48Z" fill="${mid}"/><path d="M0-14C4-2 14 2 12 14C11 24 6 28 0 28S-11 24-12 14C-12 6-4 2 0-14Z" fill="${light}"/><g stroke="${deep}" stroke-width="9" stroke-linecap="round"><path d="M-34 44L34 28M34 44L-34 28"/></g>`,
  'Visual novel': ({ light, mid, deep }) =>
    `<path d="M-46-34H46V20H4L-16 42V20H-46Z" fill="${light}" stroke="${deep}" stroke-width="4" stroke-linejoin="round"/><path d="M0 12C-30-8-18-26-6-24C-2-23 0-19 0-16C0-19 2-23 6-24C18-26 30-8 0 12Z" fill="${mid}"/>`,
} as const satisfies Readonly<Record<string, Emblem>>

export type Genre = keyof typeof emblems
export const isGenre = (text: string): text is Genre => Object.hasOwn(emblems, text)
