import {
  type BidForm,
  bidForm,
  checkDeliveryDate,
  checkMinimumDeal,
  counterForm,
  errors,
  type PostType,
  type QuestDeliveryType,
  type QuestRunSide,
} from '@questboard/domain'
import { checkWith, type FieldErrors } from '../../lib/form.ts'
import { deliveryChoices, type OfferTerms, wantedTypes } from './terms.ts'
import type { Bid } from './useQuestRun.ts'

export type Channel = { readonly id: string; readonly providerId: string; readonly channel_name: string }

export type OfferValues = {
  platform: string
  connectionId: string | null
  postType: PostType | null
  amountCents: number | null
  contentLengthMinutes: number | null
  deliveryType: QuestDeliveryType
  deliveryDate: string
  message: string
}

type OfferLike = Pick<
  Bid,
  | 'platform'
  | 'connection_id'
  | 'post_type'
  | 'amount_cents'
  | 'content_length_minutes'
  | 'delivery_type'
  | 'delivery_date'
>

const platforms: readonly string[] = bidForm.shape.platform.options

/** Offers are not possible for TikTok (rules §5). */
export const canOffer = ({ providerId }: Channel): boolean => platforms.includes(providerId)

export const newOffer = (terms: OfferTerms, channels: readonly Channel[]): OfferValues => {
  const channel = channels.find(canOffer)
  const [only, ...others] = wantedTypes(terms)
  return {
    platform: channel?.providerId ?? 'twitch',
    connectionId: channel?.id ?? null,
    postType: only !== undefined && others.length === 0 ? only : null,
    amountCents: null,
    contentLengthMinutes: null,
    deliveryType: terms.delivery_type,
    deliveryDate: terms.delivery_type === 'specific_date' ? (terms.specific_date ?? '') : '',
    message: '',
  }
}

/** If the company left the choice to the creator, uses the creator's first channel on the platform. */
const channelFor = ({ platform, connection_id }: OfferLike, channels: readonly Channel[]): string | null =>
  connection_id ?? channels.find(({ providerId }) => providerId === platform)?.id ?? null

/** A counter-offer starts with the other side's terms. */
export const offerLike = (
  bid: OfferLike,
  { side, channels }: { readonly side: QuestRunSide; readonly channels: readonly Channel[] },
): OfferValues => ({
  platform: bid.platform,
  connectionId: side === 'creator' ? channelFor(bid, channels) : (bid.connection_id ?? null),
  postType: bid.post_type,
  amountCents: bid.amount_cents,
  contentLengthMinutes: bid.content_length_minutes,
  deliveryType: bid.delivery_type,
  deliveryDate: bid.delivery_date ?? '',
  message: '',
})

const sentOf = ({ deliveryType, deliveryDate, ...values }: OfferValues) => ({
  ...values,
  deliveryType,
  deliveryDate: deliveryType === 'specific_date' && deliveryDate !== '' ? deliveryDate : null,
})

export const bidOf = (values: OfferValues): BidForm => bidForm.parse(sentOf(values))
export const counterOf = (values: OfferValues) => counterForm.parse(sentOf(values))

type Rules = { readonly side: QuestRunSide; readonly terms: OfferTerms; readonly minimumCents: number | null }

const dayErrors = ({ deliveryType, deliveryDate }: OfferValues, terms: OfferTerms): FieldErrors => {
  if (deliveryType !== 'specific_date') return {}
  if (deliveryDate === '') return { deliveryDate: 'Please choose a specific date' }
  const { delivery_type, publish_from, publish_until } = terms
  const at = new Date(deliveryDate)
  const isOutside =
    delivery_type === 'date_range' &&
    ((publish_from && at < new Date(publish_from)) || (publish_until && at > new Date(publish_until)))
  if (isOutside) return { deliveryDate: 'Please choose a day within the publishing window' }
  return checkDeliveryDate(deliveryDate, new Date()).ok ? {} : { deliveryDate: errors['bid-date'] }
}

export const checkOffer =
  ({ side, terms, minimumCents }: Rules) =>
  (values: OfferValues): FieldErrors => {
    const found = checkWith(side === 'creator' ? bidForm : counterForm)(sentOf(values))
    const isEnough = checkMinimumDeal(values.amountCents ?? 0, minimumCents).ok
    return {
      ...dayErrors(values, terms),
      ...(!isEnough && { amountCents: errors['minimum-deal-size'] }),
      ...(!deliveryChoices(terms).includes(values.deliveryType) && { deliveryType: errors['bid-delivery'] }),
      ...found,
    }
  }
