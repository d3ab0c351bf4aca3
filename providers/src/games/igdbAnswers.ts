/**
 * The parts of IGDB's API v4 that we read (api-docs.igdb.com, as of 2026-11): `/games` with the fields that igdb.ts
 * requests. Fields without a value are missing from the response.
 */
import { isoDay } from '@questboard/domain'
import { z } from 'zod'
import type { CatalogueGame, GameHit, PlatformFamily } from './game.ts'

export const token = z.object({ access_token: z.string(), expires_in: z.number(), token_type: z.string() })

const named = z.array(z.object({ name: z.string() })).default([])
const picture = z.object({ image_id: z.string() })

const company = z.object({
  company: z.object({ name: z.string() }).optional(),
  developer: z.boolean().default(false),
  publisher: z.boolean().default(false),
})

/** The value of `date_format` for a complete date. The field's earlier name was `category`. */
const WHOLE_DATE = 0
const release = z.object({
  /** The date in Unix seconds. Missing if there is no date. */
  date: z.number().optional(),
  date_format: z.number().optional(),
  platform: z.number().optional(),
})

/** Values of `external_game_source`. */
const STEAM = 1
const TWITCH = 14

export const foundGames = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    release_dates: z.array(release).default([]),
    involved_companies: z.array(company).default([]),
  }),
)
export type FoundGame = z.infer<typeof foundGames>[number]

/** The type of the game's own website among `websites`. */
const OFFICIAL = 1

export const games = z.array(
  foundGames.element.extend({
    summary: z.string().default(''),
    cover: picture.optional(),
    artworks: z.array(picture).default([]),
    screenshots: z.array(picture).default([]),
    platforms: z.array(z.number()).default([]),
    genres: named,
    themes: named,
    game_modes: named,
    alternative_names: named,
    websites: z.array(z.object({ url: z.string(), type: z.number().optional() })).default([]),
    external_games: z
      .array(z.object({ uid: z.string().optional(), external_game_source: z.number().optional() }))
      .default([]),
  }),
)
type Game = z.infer<typeof games>[number]

/** The catalog's ids of current platforms, by our platform families. */
const platforms: readonly (readonly [PlatformFamily, readonly number[]])[] = [
  ['Mobile', [34, 39]],
  ['Nintendo', [37, 41, 130, 508]],
  ['Pc', [3, 6, 13, 14]],
  ['Playstation', [7, 8, 9, 46, 48, 167]],
  ['VR', [162, 163, 165, 384, 385, 386, 390, 471]],
  ['Xbox', [11, 12, 49, 169]],
]
const families: ReadonlyMap<number, PlatformFamily> = new Map(
  platforms.flatMap(([family, ids]) => ids.map((id) => [id, family] as const)),
)

const dayOf = (seconds: number): string => isoDay(new Date(seconds * 1000))

/** IGDB gives a year or quarter as its last day, which is not a release date. */
const dayOfRelease = ({ date, date_format }: z.infer<typeof release>): string | null =>
  date !== undefined && date_format === WHOLE_DATE ? dayOf(date) : null

const earliest = (days: readonly (string | null)[]): string | null =>
  days.filter((day) => day !== null).toSorted()[0] ?? null

export const hitOf = ({ id, name, release_dates, involved_companies }: FoundGame): GameHit => ({
  externalId: String(id),
  name,
  releasedOn: earliest(release_dates.map(dayOfRelease)),
  developer: involved_companies.find(({ developer }) => developer)?.company?.name ?? '',
})

const releasesOf = ({ release_dates }: Game): CatalogueGame['releases'] => {
  const byFamily = new Map<PlatformFamily, string>()
  for (const one of release_dates) {
    const family = families.get(one.platform ?? 0)
    const day = dayOfRelease(one)
    const known = family && byFamily.get(family)
    if (family && day !== null && (known === undefined || day < known)) byFamily.set(family, day)
  }
  return [...byFamily].map(([family, releasedOn]) => ({ family, releasedOn }))
}

const idElsewhere = ({ external_games }: Game, source: number): string | null =>
  external_games.find(({ external_game_source, uid }) => external_game_source === source && uid !== undefined)
    ?.uid ?? null

/** Pictures are on a separate host, with the size in the URL. */
const pictureUrl = (base: string, size: 'cover_big_2x' | '1080p', found: { image_id: string } | undefined) =>
  found ? `${base}/igdb/image/upload/t_${size}/${encodeURIComponent(found.image_id)}.jpg` : null

export const gameOf = (game: Game, imageBase: string): CatalogueGame => ({
  ...hitOf(game),
  publisher: game.involved_companies.find(({ publisher }) => publisher)?.company?.name ?? '',
  description: game.summary,
  website:
    game.websites.find(({ type, url }) => type === OFFICIAL && /^https?:\/\/\S+$/i.test(url))?.url ?? null,
  aliases: game.alternative_names.map(({ name }) => name),
  tags: [...game.genres, ...game.themes, ...game.game_modes].map(({ name }) => name),
  families: [...new Set(game.platforms.flatMap((id) => families.get(id) ?? []))],
  releases: releasesOf(game),
  steamId: idElsewhere(game, STEAM),
  twitchId: idElsewhere(game, TWITCH),
  coverUrl: pictureUrl(imageBase, 'cover_big_2x', game.cover),
  artUrl: pictureUrl(imageBase, '1080p', game.artworks[0] ?? game.screenshots[0]),
})
