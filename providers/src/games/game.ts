/** What we want to know of games from those who list them. */

/** One of several that words may mean. */
export type GameHit = {
  /** The vendor's own id. */
  readonly externalId: string
  readonly name: string
  /** A date (ISO 8601); null where only a year is told, or nothing. */
  readonly releasedOn: string | null
  readonly developer: string
}

/** Our families of platforms, by the names of `platform_family`. */
export type PlatformFamily = 'Mobile' | 'Nintendo' | 'Pc' | 'Playstation' | 'VR' | 'Xbox'

/** What a catalogue of all games knows of one. */
export type CatalogueGame = GameHit & {
  readonly publisher: string
  readonly description: string
  readonly website: string | null
  readonly aliases: readonly string[]
  /** Genres, themes and ways to play, in the catalogue's words. */
  readonly tags: readonly string[]
  readonly families: readonly PlatformFamily[]
  readonly releases: readonly { readonly family: PlatformFamily; readonly releasedOn: string }[]
  /** Its ids elsewhere. */
  readonly steamId: string | null
  readonly twitchId: string | null
  /** Upright and lying; each where the catalogue has one. */
  readonly coverUrl: string | null
  readonly artUrl: string | null
}

/** What a store says of what it sells. */
export type StoreGame = {
  readonly appId: string
  readonly name: string
  readonly kind: 'game' | 'dlc' | 'demo' | 'other'
  readonly description: string
  readonly developer: string
  /** null where it is out, or only a season or a year is told. */
  readonly releasedOn: string | null
  readonly tags: readonly string[]
  readonly headerUrl: string | null
  readonly screenshotUrls: readonly string[]
}

export type GameCatalogue = {
  search(words: string): Promise<readonly GameHit[]>
  /** null: there is none of this id. */
  read(externalId: string): Promise<CatalogueGame | null>
}

export type GameStore = {
  search(words: string): Promise<readonly GameHit[]>
  /** null: the store has none of this id, or does not show it. */
  read(appId: string): Promise<StoreGame | null>
}
