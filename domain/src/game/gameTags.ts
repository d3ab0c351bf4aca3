/** Maps the catalogs' genres, themes and play modes to our tags. */

export type GameTag = { readonly kind: 'genre' | 'theme' | 'feature'; readonly name: string }

const genre = (name: string): GameTag => ({ kind: 'genre', name })
const theme = (name: string): GameTag => ({ kind: 'theme', name })
const feature = (name: string): GameTag => ({ kind: 'feature', name })

const said = new Map<string, GameTag>(
  Object.entries({
    action: genre('Action'),
    "hack and slash/beat 'em up": genre('Action'),
    adventure: genre('Adventure'),
    'point-and-click': genre('Adventure'),
    'battle royale': genre('Battle royale'),
    'card & board game': genre('Card game'),
    fighting: genre('Fighting'),
    horror: genre('Horror'),
    'massively multiplayer': genre('MMO'),
    'massively multiplayer online (mmo)': genre('MMO'),
    moba: genre('MOBA'),
    music: genre('Music'),
    party: genre('Party'),
    platform: genre('Platformer'),
    puzzle: genre('Puzzle'),
    'quiz/trivia': genre('Puzzle'),
    racing: genre('Racing'),
    rpg: genre('RPG'),
    'role-playing (rpg)': genre('RPG'),
    sandbox: genre('Sandbox'),
    shooter: genre('Shooter'),
    simulation: genre('Simulation'),
    simulator: genre('Simulation'),
    sport: genre('Sports'),
    sports: genre('Sports'),
    strategy: genre('Strategy'),
    'real time strategy (rts)': genre('Strategy'),
    'turn-based strategy (tbs)': genre('Strategy'),
    tactical: genre('Strategy'),
    survival: genre('Survival'),
    'visual novel': genre('Visual novel'),
    comedy: theme('Comedy'),
    fantasy: theme('Fantasy'),
    historical: theme('Historical'),
    mystery: theme('Mystery'),
    'science fiction': theme('Science fiction'),
    'co-op': feature('Co-op'),
    'co-operative': feature('Co-op'),
    'cross-platform multiplayer': feature('Cross-play'),
    'early access': feature('Early access'),
    'free to play': feature('Free to play'),
    'shared/split screen': feature('Local multiplayer'),
    'split screen': feature('Local multiplayer'),
    'steam workshop': feature('Mod support'),
    'multi-player': feature('Online multiplayer'),
    multiplayer: feature('Online multiplayer'),
    'online pvp': feature('Online multiplayer'),
    'single player': feature('Single-player'),
    'single-player': feature('Single-player'),
    'vr supported': feature('VR'),
    'virtual reality': feature('VR'),
  }),
)

/** Our tags for a catalog's terms, without duplicates. Unknown terms are dropped. */
export const gameTagsOf = (words: readonly string[]): readonly GameTag[] => {
  const tags = words.flatMap((word) => said.get(word.trim().toLowerCase()) ?? [])
  return [...new Map(tags.map((tag) => [`${tag.kind}/${tag.name}`, tag])).values()]
}
