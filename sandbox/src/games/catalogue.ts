/** The games in the catalog and the store: those of the demo market, and some that are not in it yet. */
import { chance, digits } from '../channels/life.ts'
import { marketGames } from './marketGames.ts'

/** Games outside the demo market, which users can import. */
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
  /** Ids of the catalog: 6 is PC, 130 Switch, 167 PlayStation 5. */
  readonly platforms: readonly number[]
  /** The release date in Unix seconds. It can be in the future. */
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

/** A game without details: no summary, picture or date. */
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

/** The games whose names contain the search text, those that begin with it first. */
export const gamesNamed = (words: string): readonly SandboxGame[] => {
  const asked = words.trim().toLowerCase()
  const place = ({ name }: SandboxGame): number => name.toLowerCase().indexOf(asked)
  return games
    .filter((game) => asked !== '' && place(game) >= 0)
    .sort((one, other) => place(one) - place(other))
}
