import { flag, maybe, shape, text } from '../shape.ts'

/** The reasons why an activation fits the current creator (`activation.fit`). */
export const activationFit = shape({
  /** The activation's main game, if it has one. */
  game: maybe(text),
  /** A game of the activation that the creator plays. */
  played: maybe(text),
  eligible: flag,
  partner: flag,
})

export type BrowseSort = 'fit' | 'popular' | 'recent' | 'upcoming'

/**
 * The filters that `browse_activations` reads; hasura/tests/jsonContracts.test.ts compares the two lists. A missing
 * filter has no effect.
 */
export type BrowseFilters = {
  readonly words?: string
  readonly genres?: readonly string[]
  readonly tags?: readonly string[]
  /** The platforms to search for: platform families of key campaigns, and channel providers of other activations. */
  readonly platforms?: readonly string[]
  readonly content?: readonly string[]
  readonly eligible?: true
  readonly played?: true
}
