export type FigureRange = { readonly from: number | null; readonly to: number | null }

/**
 * The filters that `search_creators` reads; hasura/tests/jsonContracts.test.ts compares the two lists. Empty filters
 * have no effect.
 */
export type CreatorFilters = {
  readonly name: string
  readonly sizes: readonly string[]
  readonly languages: readonly string[]
  readonly countries: readonly string[]
  readonly platforms: readonly string[]
  /** Affiliations of the Twitch channel. */
  readonly affiliations: readonly string[]
  readonly games: readonly string[]
  readonly lists: readonly string[]
  readonly followers: FigureRange
  readonly viewers: FigureRange
  readonly views: FigureRange
  /** If true, finds only creators who can join the activation. */
  readonly eligible: boolean
  /** If true, finds only creators whom the company has not invited to the activation yet. */
  readonly uninvited: boolean
}
