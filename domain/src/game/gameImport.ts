import { z } from 'zod'
import type { ErrorCode } from '../errors.ts'

/** Sources of a game's data: a catalog of all games, and a store. */
export const gameImportSources = ['igdb', 'steam'] as const
export type GameImportSource = (typeof gameImportSources)[number]

export const gameImportFailures = ['nothing-found', 'vendor-away'] as const
export type GameImportFailure = (typeof gameImportFailures)[number]

/** Rules §8 gives the exact words of this message. */
export const gameImportFailureCodes: Readonly<Record<GameImportFailure, ErrorCode>> = {
  'nothing-found': 'game-facts-missing',
  'vendor-away': 'service-unavailable',
}

export const gameSearchForm = z.object({
  source: z.enum(gameImportSources),
  words: z.string().trim().min(2, 'Please enter at least two characters').max(100, 'The text is too long'),
})

export const gameImportForm = z.object({
  source: z.enum(gameImportSources),
  game: z.string().trim().min(1, 'Please choose a game').max(300, 'The text is too long'),
})

/** Accepts an app id or the app's URL, such as https://store.steampowered.com/app/440/Team_Fortress_2/. */
export const readSteamAppId = (typed: string): string | null => {
  const text = typed.trim()
  const alone = /^[1-9]\d{0,9}$/.exec(text)?.[0]
  const inAddress =
    /^(?:https?:\/\/)?(?:store\.steampowered\.com|steamcommunity\.com)\/app\/([1-9]\d{0,9})(?:[/?#]|$)/i.exec(
      text,
    )?.[1]
  return alone ?? inAddress ?? null
}

/** The store's data on a game. Its pictures are already copied to our storage. */
export const storeFacts = z.object({
  appId: z.string(),
  name: z.string(),
  kind: z.enum(['game', 'dlc', 'demo', 'other']),
  description: z.string(),
  /** The game in our catalog with this store id. */
  gameId: z.guid().nullable(),
  releasedOn: z.iso.date().nullable(),
  tags: z.array(z.string()),
  thumbnailUrl: z.string().nullable(),
  heroUrls: z.array(z.string()),
})
export type StoreFacts = z.infer<typeof storeFacts>
