import { type Delivery, type PostType, publishingOpensAt } from '../quest/quest.ts'
import { afterDays, afterHours, later } from '../schedule.ts'

/** rules §9. */
export const counterOfferDays = 5
export const paymentDays = 5
export const openQuestDays = 10
export const listingHours = 24
export const submissionHours: Readonly<Record<PostType, number>> = { SHORTS: 48, STREAM: 48, VIDEO: 72 }

/**
 * Offers run out at the invitation's deadline; without one, five days after they were made. What a company offers back to a
 * counter offer always gives the creator five days (rules §4).
 */
export const bidDeadline = (
  offeredAt: Date,
  invitationDeadline: Date | null,
  isOfferedBack: boolean,
): Date =>
  !isOfferedBack && invitationDeadline !== null && invitationDeadline > offeredAt
    ? invitationDeadline
    : afterDays(offeredAt, counterOfferDays)

export const paymentDeadline = (acceptedAt: Date): Date => afterDays(acceptedAt, paymentDays)

const plannedSubmission = (paidAt: Date, delivery: Delivery, reviewDays: number): Date => {
  const { deliveryType, publishUntil, deliveryDate } = delivery
  if (deliveryType === 'date_range' && publishUntil !== null) return afterDays(publishUntil, -reviewDays)
  if (deliveryType === 'specific_date' && deliveryDate !== null) return deliveryDate
  return afterDays(paidAt, openQuestDays)
}

/** A stream or short is public when it is submitted, and so not before publishing opens; a video is unlisted first. */
const canBeSubmittedFrom = (paidAt: Date, postType: PostType, delivery: Delivery): Date => {
  const opensAt = postType === 'VIDEO' ? null : publishingOpensAt(delivery)
  return opensAt === null ? paidAt : later(paidAt, opensAt)
}

/**
 * Open: within 10 days of the payment. Date range: early enough for the review before the window ends. Specific date: a video
 * before its day. Never less than 48 hours, 72 for a video, in which it can be submitted: so a stream or short of a specific date
 * has 48 hours after it (rules §9).
 */
export const contentDeadline = (
  paidAt: Date,
  postType: PostType,
  delivery: Delivery,
  reviewDays: number,
): Date =>
  later(
    afterHours(canBeSubmittedFrom(paidAt, postType, delivery), submissionHours[postType]),
    plannedSubmission(paidAt, delivery, reviewDays),
  )

/** How much longer than agreed a company lets a creator work, at most. */
export const extensionDays = 30

/** More time is given before the time is over, and not for ever. */
export const isExtension = (deadline: Date, until: Date): boolean =>
  until > deadline && until <= afterDays(deadline, extensionDays)

/** How much longer a company has to decide on content that was not found on the creator's channel (rules §4). */
export const reviewExtensionDays = 3

/** From when the added days count: however late that is noticed, the company has all of them. */
export const reviewExtendedFrom = (due: Date | null, now: Date): Date =>
  due === null ? now : later(due, now)

/** The review lasts the days that were agreed, and once longer while its content is not found. */
export const reviewDeadline = (
  submittedAt: Date,
  reviewDays: number,
  extendedAt: Date | null = null,
): Date =>
  extendedAt === null || extendedAt < submittedAt
    ? afterDays(submittedAt, reviewDays)
    : afterDays(extendedAt, reviewExtensionDays)

/**
 * A video of an open quest is public within 10 days of its approval, of a date range by the window's end, of a specific date
 * within 24 hours of its moment; never less than 24 hours after the approval, or after publishing opens (rules §9).
 */
export function listingDeadline(approvedAt: Date, delivery: Delivery): Date {
  if (delivery.deliveryType === 'open') return afterDays(approvedAt, openQuestDays)
  const opensAt = publishingOpensAt(delivery)
  const least = afterHours(opensAt === null ? approvedAt : later(approvedAt, opensAt), listingHours)
  const { publishUntil } = delivery
  return delivery.deliveryType === 'date_range' && publishUntil !== null ? later(publishUntil, least) : least
}

export const graceDeadline = (due: Date, graceDays: number): Date => afterDays(due, graceDays)

type Grace = {
  readonly graceDays: number
  readonly graceEndsAt: Date | null
  readonly deadline: Date | null
  readonly contentDeadline: Date | null
}

/** The days of grace that a run still has: once, and not where an admin ends it before its content is due. */
export const graceLeft = ({ graceDays, graceEndsAt, deadline, contentDeadline }: Grace): number => {
  const isCutShort = deadline !== null && contentDeadline !== null && deadline < contentDeadline
  return graceEndsAt !== null || isCutShort ? 0 : graceDays
}
