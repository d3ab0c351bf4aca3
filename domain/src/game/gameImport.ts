import { z } from 'zod'
import type { ErrorCode } from '../errors.ts'

/** Where facts about games are taken from: a catalogue that knows all games, and a store that knows its own. */
export const gameImportSources = ['igdb', 'steam'] as const
export type GameImportSource = (typeof gameImportSources)[number]

/** Why nothing came of an import. */
export const gameImportFailures = ['nothing-found', 'vendor-away'] as const
export type GameImportFailure = (typeof gameImportFailures)[number]

/** What a person is told of it; the store's sentence is the catalogue of words' own (rules §8). */
export const gameImportFailureCodes: Readonly<Record<GameImportFailure, ErrorCode>> = {
  'nothing-found': 'game-facts-missing',
  'vendor-away': 'service-unavailable',
}

export const gameSearchForm = z.object({
  source: z.enum(gameImportSources),
  words: z.string().trim().min(2, 'Please enter at least two letters').max(100, 'The text is too long'),
})

export const gameImportForm = z.object({
  source: z.enum(gameImportSources),
  game: z.string().trim().min(1, 'Please choose a game').max(300, 'The text is too long'),
})

/** An app id alone, or an address of the app in the store: https://store.steampowered.com/app/440/Team_Fortress_2/. */
export const readSteamAppId = (typed: string): string | null => {
  const text = typed.trim()
  const alone = /^[1-9]\d{0,9}$/.exec(text)?.[0]
  const inAddress =
    /^(?:https?:\/\/)?(?:store\.steampowered\.com|steamcommunity\.com)\/app\/([1-9]\d{0,9})(?:[/?#]|$)/i.exec(
      text,
    )?.[1]
  return alone ?? inAddress ?? null
}

/** What a store says of a game, as it is kept for whoever asked. Pictures are ours by then. */
export const storeFacts = z.object({
  appId: z.string(),
  name: z.string(),
  kind: z.enum(['game', 'dlc', 'demo', 'other']),
  description: z.string(),
  /** The game of our catalogue that has this id in the store. */
  gameId: z.guid().nullable(),
  releasedOn: z.iso.date().nullable(),
  tags: z.array(z.string()),
  thumbnailUrl: z.string().nullable(),
  heroUrls: z.array(z.string()),
})
export type StoreFacts = z.infer<typeof storeFacts>
