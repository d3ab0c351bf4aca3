/** One game of a search result. */
export type GameHit = {
  readonly externalId: string
  readonly name: string
  readonly releasedOn: string | null
  readonly developer: string
}

/** Our platform families, with the names in `platform_family`. */
export type PlatformFamily = 'Mobile' | 'Nintendo' | 'Pc' | 'Playstation' | 'VR' | 'Xbox'

/** A game in a general catalog. */
export type CatalogueGame = GameHit & {
  readonly publisher: string
  readonly description: string
  readonly website: string | null
  readonly aliases: readonly string[]
  /** Genres, themes and play modes, as the catalog names them. */
  readonly tags: readonly string[]
  readonly families: readonly PlatformFamily[]
  readonly releases: readonly { readonly family: PlatformFamily; readonly releasedOn: string }[]
  /** The game's id on Steam. */
  readonly steamId: string | null
  readonly twitchId: string | null
  /** A portrait and a landscape picture, if the catalog has them. */
  readonly coverUrl: string | null
  readonly artUrl: string | null
}

/** A game in a store. */
export type StoreGame = {
  readonly appId: string
  readonly name: string
  readonly kind: 'game' | 'dlc' | 'demo' | 'other'
  readonly description: string
  readonly developer: string
  /** The planned release. Null if the game is released, or if only a season or year is known. */
  readonly releasedOn: string | null
  readonly tags: readonly string[]
  readonly headerUrl: string | null
  readonly screenshotUrls: readonly string[]
}

export type GameCatalogue = {
  search(words: string): Promise<readonly GameHit[]>
  /** Returns the game with this id. Null if the catalog has no such game. */
  read(externalId: string): Promise<CatalogueGame | null>
}

export type GameStore = {
  search(words: string): Promise<readonly GameHit[]>
  /** Returns the game with this id. Null if the store has no such game or hides it. */
  read(appId: string): Promise<StoreGame | null>
}
