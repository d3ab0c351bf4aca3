import {
  type Delivery,
  durationInWords,
  openQuestDays,
  type PostType,
  postTypeNames,
  postTypes,
  type QuestDeliveryType,
  questDeliveryTypes,
} from '@questboard/domain'
import { channelName } from '../../components/ChannelIcon.tsx'
import { formatMoment } from '../../lib/format.ts'
import type { ToText } from '../../lib/text.ts'
import type { Fact } from './Facts.tsx'
import type { OfferTerms_QuestFragment } from './generated/QuestRun.ts'

export type OfferTerms = OfferTerms_QuestFragment

type Chosen = { readonly deliveryType: QuestDeliveryType; readonly deliveryDate: string | null }

const date = (moment: string | null | undefined): Date | null => (moment ? new Date(moment) : null)

/** The due date and the publishing time of content under an offer, according to the quest's current terms. */
export const deliveryOf = (terms: OfferTerms, { deliveryType, deliveryDate }: Chosen): Delivery => ({
  deliveryType,
  publishFrom: deliveryType === 'date_range' ? date(terms.publish_from) : null,
  publishUntil: deliveryType === 'date_range' ? date(terms.publish_until) : null,
  deliveryDate: date(deliveryDate),
  embargoAt: date(terms.activation?.embargo_at),
})

/** An offer can use the quest's own delivery, or a specific date if the quest leaves the date open. */
export const deliveryChoices = ({ delivery_type }: Pick<OfferTerms, 'delivery_type'>): QuestDeliveryType[] =>
  questDeliveryTypes.filter(
    (type) => type === delivery_type || (type === 'specific_date' && delivery_type !== 'specific_date'),
  )

export const wantedTypes = ({ post_types }: Pick<OfferTerms, 'post_types'>): readonly PostType[] =>
  postTypes.filter((type) => post_types.includes(type))

type Window = { readonly publish_from?: string | null; readonly publish_until?: string | null }

export const deliveryWords = (
  t: ToText,
  { deliveryType, deliveryDate }: Chosen,
  { publish_from, publish_until }: Window,
): string => {
  if (deliveryType === 'specific_date') return t('On {moment}', { moment: formatMoment(deliveryDate) })
  if (deliveryType === 'date_range')
    return t('{from} to {until}', { from: formatMoment(publish_from), until: formatMoment(publish_until) })
  return t('Within {days} days of payment', { days: openQuestDays })
}

type Content = {
  readonly platform: string
  readonly post_type: PostType
  readonly content_length_minutes: number
  readonly delivery_type: QuestDeliveryType
  readonly delivery_date?: string | null
}

/** The content type, platform, channel and dates of an offer. */
export const contentFacts = (t: ToText, content: Content, channel: string | null, window: Window): Fact[] => [
  [t('Platform'), channelName(content.platform)],
  [t('Channel'), channel],
  [t('Content'), t(postTypeNames[content.post_type])],
  [t('Length'), durationInWords(content.content_length_minutes)],
  [
    t('Delivery'),
    deliveryWords(
      t,
      { deliveryType: content.delivery_type, deliveryDate: content.delivery_date ?? null },
      window,
    ),
  ],
]
