import type { GameCatalogue, GameStore } from './game.ts'
import { createIgdb } from './igdb.ts'
import { createSteam } from './steam.ts'

export type * from './game.ts'

/** The catalog needs our app's credentials. The store needs no credentials. */
export type GameProviders = { readonly catalogue: GameCatalogue | null; readonly store: GameStore }

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads IGDB_CLIENT_ID, _CLIENT_SECRET and _BASE_URL, and STEAM_BASE_URL. If there is no URL, the vendors' own URLs
 * are used.
 */
export const gameProvidersFromEnvironment = (environment: Environment): GameProviders => {
  const { IGDB_CLIENT_ID: clientId, IGDB_CLIENT_SECRET: clientSecret } = environment
  return {
    catalogue:
      clientId && clientSecret
        ? createIgdb({ clientId, clientSecret, baseUrl: environment.IGDB_BASE_URL?.replace(/\/+$/, '') })
        : null,
    store: createSteam(environment.STEAM_BASE_URL?.replace(/\/+$/, '')),
  }
}
