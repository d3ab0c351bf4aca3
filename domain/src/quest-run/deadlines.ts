import { type PostType, publishingOpensAt, type QuestDates } from '../quest/quest.ts'
import { afterDays, afterHours, later } from '../schedule.ts'

/** spec §9. */
export const counterOfferDays = 5
export const paymentDays = 5
export const openQuestDays = 10
export const listingHours = 24
export const submissionHours: Readonly<Record<PostType, number>> = { SHORTS: 48, STREAM: 48, VIDEO: 72 }
/** The spec names reminders but no end of a review: a creator is not left waiting for ever. */
export const contentReviewDays = 5

/** An offer runs out at the invitation's deadline; without one, five days after it was made (spec §4). */
export const bidDeadline = (offeredAt: Date, invitationDeadline: Date | null): Date =>
  invitationDeadline !== null && invitationDeadline > offeredAt
    ? invitationDeadline
    : afterDays(offeredAt, counterOfferDays)

export const paymentDeadline = (acceptedAt: Date): Date => afterDays(acceptedAt, paymentDays)

/** At least 48 hours for shorts and streams and 72 for videos, whatever the quest's dates say (spec §9). */
export function contentDeadline(paidAt: Date, postType: PostType, dates: QuestDates): Date {
  const least = afterHours(paidAt, submissionHours[postType])
  const planned = dates.deliveryType === 'specific_date' ? dates.specificDate : dates.endDate
  return later(least, planned ?? afterDays(paidAt, openQuestDays))
}

export const reviewDeadline = (submittedAt: Date): Date => afterDays(submittedAt, contentReviewDays)

/** Open quests are posted within 10 days of approval; else 24 hours after publishing opens (spec §9). */
export function listingDeadline(approvedAt: Date, dates: QuestDates): Date {
  if (dates.deliveryType === 'open') return afterDays(approvedAt, openQuestDays)
  const opensAt = publishingOpensAt(dates)
  return afterHours(opensAt === null ? approvedAt : later(approvedAt, opensAt), listingHours)
}
