/** Data of a video that can show which game the video is about. */

export const gameSources = ['category', 'title', 'tags', 'description', 'person'] as const
export type GameSource = (typeof gameSources)[number]

export type KnownGame = {
  readonly id: string
  readonly name: string
  readonly aliases: readonly string[]
  /** The vendors' ids for the game. */
  readonly categoryIds: readonly string[]
}

export type Described = {
  readonly category: { readonly id: string; readonly name: string } | null
  readonly title: string
  readonly tags: readonly string[]
  readonly description: string
}

export type FoundGame = {
  readonly gameId: string
  readonly source: Exclude<GameSource, 'person'>
  readonly confidence: number
}

/** Below this confidence, the match is more likely an ordinary word than a game's name. */
const SURE_ENOUGH = 50

/** Confidence by source: several matching words are rarely a coincidence, but a single word often is. */
const confidence = {
  title: { many: 90, one: 60 },
  tags: { many: 85, one: 70 },
  description: { many: 55, one: 30 },
} as const

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const keyOf = (text: string): string => wordsOf(text).join(' ')

type Hit = { readonly gameIds: ReadonlySet<string>; readonly words: number }
type Names = { readonly byName: ReadonlyMap<string, ReadonlySet<string>>; readonly longest: number }

const namesOf = (games: readonly KnownGame[]): Names => {
  const byName = new Map<string, Set<string>>()
  let longest = 0
  for (const { id, name, aliases } of games)
    for (const words of [name, ...aliases].map(wordsOf)) {
      if (words.length === 0) continue
      const key = words.join(' ')
      byName.set(key, (byName.get(key) ?? new Set()).add(id))
      longest = Math.max(longest, words.length)
    }
  return { byName, longest }
}

/** Finds the longest game names in a text, so "Ember Fall 2" does not also count as "Ember Fall". */
const hitsIn = (text: string, { byName, longest }: Names): readonly Hit[] => {
  const words = wordsOf(text)
  const hits: Hit[] = []
  for (let start = 0; start < words.length; start += 1)
    for (let length = Math.min(longest, words.length - start); length > 0; length -= 1) {
      const gameIds = byName.get(words.slice(start, start + length).join(' '))
      if (gameIds === undefined) continue
      hits.push({ gameIds, words: length })
      start += length - 1
      break
    }
  return hits
}

/** Returns the game only if no other game is equally likely. */
const onlyOne = (hits: readonly Hit[]): { readonly gameId: string; readonly isMany: boolean } | null => {
  const most = Math.max(0, ...hits.map(({ words }) => words))
  const best = hits.filter(({ words }) => words === most || (most > 1 && words > 1))
  const ids = new Set(best.flatMap(({ gameIds }) => [...gameIds]))
  const [gameId] = ids
  return gameId !== undefined && ids.size === 1 ? { gameId, isMany: most > 1 } : null
}

/** Indexes the game catalog once, and then finds the games of any number of videos. */
export const createGameFinder = (games: readonly KnownGame[]): ((content: Described) => FoundGame | null) => {
  const names = namesOf(games)
  const byCategory = new Map(games.flatMap(({ id, categoryIds }) => categoryIds.map((each) => [each, id])))

  const inCategory = ({ category }: Described): FoundGame | null => {
    if (category === null) return null
    const known = byCategory.get(category.id)
    if (known !== undefined) return { gameId: known, source: 'category', confidence: 100 }
    const [named, ...others] = names.byName.get(keyOf(category.name)) ?? []
    return named !== undefined && others.length === 0
      ? { gameId: named, source: 'category', confidence: 95 }
      : null
  }
  const inWords = (source: keyof typeof confidence, hits: readonly Hit[]): FoundGame | null => {
    const found = onlyOne(hits)
    if (found === null) return null
    const sure = confidence[source][found.isMany ? 'many' : 'one']
    return sure < SURE_ENOUGH ? null : { gameId: found.gameId, source, confidence: sure }
  }
  /** A tag must equal a name completely: the tag "red" does not match "Red Dead". */
  const inTags = ({ tags }: Described): readonly Hit[] =>
    tags.flatMap((tag) => {
      const gameIds = names.byName.get(keyOf(tag))
      return gameIds === undefined ? [] : [{ gameIds, words: wordsOf(tag).length }]
    })

  return (content) =>
    inCategory(content) ??
    inWords('title', hitsIn(content.title, names)) ??
    inWords('tags', inTags(content)) ??
    inWords('description', hitsIn(content.description, names))
}
