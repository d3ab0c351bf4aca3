import { z } from 'zod'

/** How an activation suits the creator who asks (`activation.fit`). */
export const activationFit = z.object({
  /** What it is about, where it is about one game above all. */
  game: z.string().nullable(),
  /** A game of it that the creator plays. */
  played: z.string().nullable(),
  eligible: z.boolean(),
  /** The creator has completed something for this company. */
  partner: z.boolean(),
})
export type ActivationFit = z.infer<typeof activationFit>

export type BrowseSort = 'fit' | 'popular' | 'recent' | 'upcoming'

/** What `browse_activations` is narrowed by; what is left out does not count. */
export type BrowseFilters = {
  readonly words?: string
  readonly genres?: readonly string[]
  /** Families of platforms for keys, channels' providers for the rest. */
  readonly platforms?: readonly string[]
  /** Post types. */
  readonly content?: readonly string[]
  readonly eligible?: true
  readonly played?: true
}
