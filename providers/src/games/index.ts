import type { GameCatalogue, GameStore } from './game.ts'
import { createIgdb } from './igdb.ts'
import { createSteam } from './steam.ts'

export type * from './game.ts'

/** Without an app of ours at its maker's the catalogue is shut; the store asks nobody who they are. */
export type GameProviders = { readonly catalogue: GameCatalogue | null; readonly store: GameStore }

type Environment = Readonly<Record<string, string | undefined>>

/** Reads IGDB_CLIENT_ID, _CLIENT_SECRET and _BASE_URL, and STEAM_BASE_URL: without an address it is the vendors' own. */
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
