import { later } from '../schedule.ts'

export const postTypes = ['SHORTS', 'STREAM', 'VIDEO'] as const
export type PostType = (typeof postTypes)[number]

export const postTypeNames: Readonly<Record<PostType, string>> = {
  SHORTS: 'Shorts',
  STREAM: 'Stream',
  VIDEO: 'Video',
}

export const questDeliveryTypes = ['open', 'date_range', 'specific_date'] as const
export type QuestDeliveryType = (typeof questDeliveryTypes)[number]

export const questDeliveryTypeNames: Readonly<Record<QuestDeliveryType, string>> = {
  open: 'Open',
  date_range: 'Date range',
  specific_date: 'Specific date',
}

/** The number of days after which unreviewed content is approved, unless the quest sets another. */
export const contentReviewDays = 5

/** The earliest and the latest time for publishing content, as required by the quest or agreed for the run. */
export type Delivery = {
  readonly deliveryType: QuestDeliveryType
  /** The publishing window, if the delivery is a date range. */
  readonly publishFrom: Date | null
  readonly publishUntil: Date | null
  /** The day of the delivery, if it is for a specific date. */
  readonly deliveryDate: Date | null
  readonly embargoAt: Date | null
}

/** The earliest time when content can be public. Null if there is no limit. */
export function publishingOpensAt(delivery: Delivery): Date | null {
  const opens = {
    open: null,
    date_range: delivery.publishFrom,
    specific_date: delivery.deliveryDate,
  }[delivery.deliveryType]
  if (opens === null || delivery.embargoAt === null) return opens ?? delivery.embargoAt
  return later(opens, delivery.embargoAt)
}

/** The time when publishing opens. Null if content can be public now. */
export const publishingOpensLater = (delivery: Delivery, now: Date): Date | null => {
  const opensAt = publishingOpensAt(delivery)
  return opensAt !== null && opensAt > now ? opensAt : null
}

export const autoBidActions = ['auto_accept', 'auto_decline', 'manual_review'] as const
export type AutoBidAction = (typeof autoBidActions)[number]

export type AutoBidding = {
  readonly maxCents: number | null
  readonly within: AutoBidAction
  readonly over: AutoBidAction
  /** The part of the quest's budget that is left. Null without a budget. */
  readonly leftCents: number | null
}

/** Auto-bidding's answer to a counter-offer (rules §4). Auto-bidding accepts no offer above the remaining budget. */
export function autoBidAction(bidding: AutoBidding, amountCents: number): AutoBidAction {
  if (bidding.maxCents === null) return 'manual_review'
  const action = amountCents <= bidding.maxCents ? bidding.within : bidding.over
  const isCovered = bidding.leftCents === null || amountCents <= bidding.leftCents
  return action === 'auto_accept' && !isCovered ? 'manual_review' : action
}
