import { type PostType, postTypeNames } from '@questboard/domain'
import { formatCents } from '../../lib/format.ts'
import type { ToText } from '../../lib/text.ts'

/** The range of prices in deals for one kind of content with creators of one size. */
export type UsualPrice = {
  readonly size_tier: string | null
  readonly post_type: string | null
  readonly low_cents: number | null
  readonly high_cents: number | null
}

export type Prices = { readonly size: string | null; readonly rows: readonly UsualPrice[] }

/** The estimated pay and the requested content, as a quest's card shows them to a creator. */
export type QuestOffer = { readonly amount: string | null; readonly content: readonly string[] }

/** The lowest to the highest usual price for these kinds of content. Null with too few deals. */
export const amountRange = (
  postTypes: readonly string[],
  { size, rows }: Prices,
): readonly [low: number, high: number] | null => {
  const known = rows.flatMap(({ size_tier, post_type, low_cents, high_cents }) =>
    size !== null &&
    size_tier === size &&
    post_type !== null &&
    (postTypes.length === 0 || postTypes.includes(post_type)) &&
    low_cents !== null &&
    high_cents !== null
      ? [{ low: low_cents, high: high_cents }]
      : [],
  )
  if (known.length === 0) return null
  return [Math.min(...known.map(({ low }) => low)), Math.max(...known.map(({ high }) => high))]
}

const isPostType = (name: string): name is PostType => Object.hasOwn(postTypeNames, name)

export const questOffer = (
  t: ToText,
  quest: { readonly post_types: readonly string[] } | null | undefined,
  prices: Prices,
): QuestOffer | null => {
  if (!quest) return null
  const range = amountRange(quest.post_types, prices)
  return {
    amount:
      range &&
      t('Usually {low} to {high}; you set the amount', {
        low: formatCents(range[0]),
        high: formatCents(range[1]),
      }),
    content: quest.post_types.filter(isPostType).map((type) => t(postTypeNames[type])),
  }
}
