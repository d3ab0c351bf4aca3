import { type Genre, isGenre } from './emblems.ts'
import type { Lettering } from './glyphs.ts'
import { type Palette, palettes } from './palette.ts'
import type { Landscape } from './scene.ts'

/** The style of the letters and the landscape in pictures of a genre. */
type Manner = Lettering & { readonly landscape: Landscape }

const manner = (
  landscape: Landscape,
  pen: number,
  gap: number,
  join: Lettering['join'],
  slant: number,
): Manner => ({ landscape, pen, gap, join, slant })

const manners: Readonly<Record<Genre, Manner>> = {
  Action: manner('city', 2.4, 1, 'miter', 12),
  Adventure: manner('mountains', 1.5, 2, 'round', 0),
  'Battle royale': manner('waves', 2.2, 1.2, 'bevel', 0),
  'Card game': manner('rays', 1.7, 1.8, 'round', 0),
  Fighting: manner('rays', 2.6, 0.8, 'miter', 10),
  Horror: manner('forest', 1.2, 2.6, 'miter', 0),
  MMO: manner('mountains', 1.8, 1.6, 'miter', 0),
  MOBA: manner('planets', 2, 1.4, 'bevel', 6),
  Music: manner('rays', 1.6, 1.6, 'round', 8),
  Party: manner('rays', 2.5, 0.8, 'round', 0),
  Platformer: manner('waves', 2.6, 0.8, 'round', 0),
  Puzzle: manner('planets', 1.4, 2.2, 'round', 0),
  Racing: manner('city', 2, 1, 'bevel', 18),
  RPG: manner('mountains', 1.6, 1.8, 'miter', 0),
  Roguelike: manner('forest', 1.9, 1.4, 'bevel', 0),
  Sandbox: manner('waves', 2.2, 1, 'miter', 0),
  Shooter: manner('city', 2, 1.2, 'miter', 0),
  Simulation: manner('city', 1.5, 1.8, 'round', 0),
  Sports: manner('rays', 2.3, 1, 'bevel', 14),
  Strategy: manner('planets', 1.7, 1.8, 'miter', 0),
  Survival: manner('forest', 2, 1.4, 'bevel', 0),
  'Visual novel': manner('waves', 1.3, 2, 'round', 6),
}

export type Look = { readonly genre: Genre; readonly manner: Manner; readonly palette: Palette }

type Game = { readonly name: string; readonly genres: readonly string[] }

/** The number of pictures in a row on a wide screen. All of them should look different. */
const NEIGHBOURS = 6

const leastUsed = <T>(from: readonly T[], used: readonly T[]): T | undefined => {
  const recent = used.slice(-NEIGHBOURS)
  const times = (one: T): number => used.filter((each) => each === one).length
  const ranked = from
    .map((one, index) => ({ one, index, isNear: recent.includes(one), times: times(one) }))
    .sort((a, b) => Number(a.isNear) - Number(b.isNear) || a.times - b.times || a.index - b.index)
  return ranked[0]?.one
}

/** Each game's look by name: that of one of its genres, as different as possible from its neighbors' looks. */
export function looksOf(games: readonly Game[]): ReadonlyMap<string, Look> {
  const [genres, colours]: [Genre[], Palette[]] = [[], []]
  const ordered = [...games].sort((a, b) => (a.name < b.name ? -1 : 1))
  return new Map(
    ordered.map(({ name, genres: its }) => {
      const known = its.filter(isGenre).sort()
      const genre = leastUsed<Genre>(known.length > 0 ? known : ['Adventure'], genres) ?? 'Adventure'
      const palette = leastUsed(palettes, colours) ?? palettes[0]
      genres.push(genre)
      colours.push(palette)
      return [name, { genre, manner: manners[genre], palette }]
    }),
  )
}
