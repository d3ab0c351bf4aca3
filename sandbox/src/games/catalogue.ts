/** The games that the catalogue and the store know here: the demo market's, and some that are in no market yet. */
import { chance, digits } from '../channels/life.ts'
import { marketGames } from './marketGames.ts'

/** Whoever wants these in the market imports them. */
const elsewhere = ['Emberfall', 'Tidewright', 'Hollow Meridian', 'Lanternlight', 'Mossgate', 'Starhaul']

const genres = ['Adventure', 'Puzzle', 'Racing', 'Role-playing (RPG)', 'Shooter', 'Simulator', 'Strategy']
const themes = ['Comedy', 'Fantasy', 'Historical', 'Mystery', 'Science fiction']

export type SandboxGame = {
  readonly id: number
  readonly name: string
  readonly appId: number
  readonly twitchId: string
  readonly summary: string
  readonly developer: string
  readonly genre: string
  readonly theme: string
  /** By the catalogue's ids: 6 is PC, 130 Switch, 167 PlayStation 5. */
  readonly platforms: readonly number[]
  /** When it came out, or will; unix seconds. */
  readonly releasedAt: number
  readonly hasCover: boolean
}

const DAY = 86_400
const pick = (list: readonly string[], ...words: readonly string[]): string =>
  list[Math.floor(chance(...words) * list.length)] ?? ''

const gameOf = (name: string, position: number): SandboxGame => {
  const day = Math.floor(Date.now() / 1000 / DAY) + Math.floor(900 * chance('out', name)) - 700
  return {
    id: 7000 + position,
    name,
    appId: 400_000 + position * 371,
    twitchId: digits(6, 'game', name),
    summary: `In ${name} you rebuild what a long night has left of a small harbour town. Alone or with three friends.`,
    developer: `${pick(['Lantern', 'Copper', 'Quiet', 'Harbour'], 'first', name)} ${pick(['Works', 'Interactive', 'Forge'], 'second', name)}`,
    genre: pick(genres, 'genre', name),
    theme: pick(themes, 'theme', name),
    platforms: [
      6,
      ...(chance('switch', name) < 0.5 ? [130] : []),
      ...(chance('ps5', name) < 0.5 ? [167] : []),
    ],
    releasedAt: day * DAY,
    hasCover: true,
  }
}

/** One that nobody has told anything of: no summary, no picture, no date. */
const nameless: SandboxGame = {
  ...gameOf('Untold', 500),
  summary: '',
  genre: '',
  theme: '',
  platforms: [],
  releasedAt: 0,
  hasCover: false,
}

export const games: readonly SandboxGame[] = [
  ...marketGames.map((name, index) => gameOf(name, index + 1)),
  ...elsewhere.map((name, index) => gameOf(name, 101 + index)),
  nameless,
]

/** What begins with the words goes before what has them inside. */
export const gamesNamed = (words: string): readonly SandboxGame[] => {
  const asked = words.trim().toLowerCase()
  const place = ({ name }: SandboxGame): number => name.toLowerCase().indexOf(asked)
  return games
    .filter((game) => asked !== '' && place(game) >= 0)
    .sort((one, other) => place(one) - place(other))
}
