import { flag, maybe, shape, text } from '../shape.ts'

/** How an activation suits the creator who asks (`activation.fit`). */
export const activationFit = shape({
  /** What it is about, where it is about one game above all. */
  game: maybe(text),
  /** A game of it that the creator plays. */
  played: maybe(text),
  eligible: flag,
  /** The creator has completed something for this company. */
  partner: flag,
})

export type BrowseSort = 'fit' | 'popular' | 'recent' | 'upcoming'

/** The filters that `browse_activations` reads; hasura/tests/jsonContracts.test.ts compares the two. A missing one filters nothing. */
export type BrowseFilters = {
  readonly words?: string
  readonly genres?: readonly string[]
  /** What companies sort their activations by. */
  readonly tags?: readonly string[]
  /** Families of platforms for keys, channels' providers for the rest. */
  readonly platforms?: readonly string[]
  /** Post types. */
  readonly content?: readonly string[]
  readonly eligible?: true
  readonly played?: true
}
