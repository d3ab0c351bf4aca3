import type { PostType } from '@questboard/domain'
import { formatCents } from '../../lib/format.ts'
import type { ToText } from '../../lib/text.ts'

type UsualPrice = {
  readonly size_tier: string | null
  readonly post_type: string | null
  readonly low_cents: number | null
  readonly middle_cents: number | null
  readonly high_cents: number | null
}

/** Usual prices by creator size, and the size of the current creator. */
export type PriceHint = {
  readonly usual_price: readonly UsualPrice[]
  readonly currentUser: { readonly creator: { readonly size_tier: string | null } | null } | null
}

/** The usual price of similar deals. Null if there were too few deals. */
export const usualPriceWords = (
  t: ToText,
  { usual_price, currentUser }: PriceHint,
  postType: PostType | null,
): string | null => {
  const size = currentUser?.creator?.size_tier ?? null
  const price = usual_price.find(({ size_tier, post_type }) => size_tier === size && post_type === postType)
  if (!price || !postType) return null
  return t(
    'Creators of your size usually agree on {low} to {high} for this kind of content. Half of these creators get {middle} or less.',
    {
      low: formatCents(price.low_cents),
      middle: formatCents(price.middle_cents),
      high: formatCents(price.high_cents),
    },
  )
}
