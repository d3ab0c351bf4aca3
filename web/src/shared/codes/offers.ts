import type { CodeOffersQuery } from './generated/ClaimCodes.ts'

export type Offer = CodeOffersQuery['key_offer'][number]

export const placeOf = ({ code_item, distribution_channel }: Offer): string =>
  `${code_item?.id} ${distribution_channel?.id}`

const countItems = (offers: readonly Offer[]): number =>
  new Set(offers.map(({ code_item }) => code_item?.id)).size

/** By default, the creator claims all codes if there is a single item, or one code if there are several items. */
export const usualQuantity = (offers: readonly Offer[], left: number): number =>
  countItems(offers) === 1 ? left : 1

/** Names the item only if the creator can choose between several. */
export const nameOf = ({ code_item, platform }: Offer, all: readonly Offer[]): string =>
  [...(countItems(all) > 1 ? [code_item?.item_name] : []), platform].join(' · ')

const levels: Readonly<Record<string, string>> = { LOW: 'Few codes left', OUT: 'Out of codes' }

export const levelOf = ({ availability }: Offer): string => levels[availability ?? ''] ?? ''

/** The selected offer. A single offer is selected automatically. */
export const chosenOf = (offers: readonly Offer[], picked: string): Offer | undefined => {
  const [only, ...others] = offers
  return others.length === 0 ? only : offers.find((offer) => placeOf(offer) === picked)
}
