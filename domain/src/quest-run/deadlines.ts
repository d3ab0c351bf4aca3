import { type Delivery, type PostType, publishingOpensAt } from '../quest/quest.ts'
import { afterDays, afterHours, later } from '../schedule.ts'

/** The limits come from rules §9. */
export const counterOfferDays = 5
export const paymentDays = 5
export const openQuestDays = 10
export const listingHours = 24
export const submissionHours: Readonly<Record<PostType, number>> = { SHORTS: 48, STREAM: 48, VIDEO: 72 }

/**
 * Offers expire at the invitation's deadline, or after five days without one. A company's answer to a counter-offer always
 * gives the creator five days (rules §4).
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

/**
 * Streams and shorts are public when they are submitted, so they cannot be submitted before publishing opens. A video
 * is unlisted first.
 */
const canBeSubmittedFrom = (paidAt: Date, postType: PostType, delivery: Delivery): Date => {
  const opensAt = postType === 'VIDEO' ? null : publishingOpensAt(delivery)
  return opensAt === null ? paidAt : later(paidAt, opensAt)
}

/**
 * The content deadline by type of delivery. Open: within 10 days of the payment. Date range: early enough for a review
 * before the window ends. Specific date: a video before its day, a stream or short within 48 hours after it. Creators
 * always get at least 48 hours, or 72 hours for a video (rules §9).
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

/** The longest deadline extension a company can give. */
export const extensionDays = 30

/** An extension must be given before the deadline and stay within the limit. */
export const isExtension = (deadline: Date, until: Date): boolean =>
  until > deadline && until <= afterDays(deadline, extensionDays)

/** The extra days that a company gets to decide on content that was not found on the creator's channel (rules §4). */
export const reviewExtensionDays = 3

/** The start of the extra days. It is never in the past, so that the company gets all of these days. */
export const reviewExtendedFrom = (due: Date | null, now: Date): Date =>
  due === null ? now : later(due, now)

/** The review lasts the agreed days. It is extended once if the content was not found. */
export const reviewDeadline = (
  submittedAt: Date,
  reviewDays: number,
  extendedAt: Date | null = null,
): Date =>
  extendedAt === null || extendedAt < submittedAt
    ? afterDays(submittedAt, reviewDays)
    : afterDays(extendedAt, reviewExtensionDays)

/**
 * The deadline for making a video public. Open: within 10 days of approval. Date range: by the end of the window.
 * Specific date: within 24 hours of that time. The creator always gets at least 24 hours after approval or after
 * publishing opens (rules §9).
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

/**
 * The grace days that a run has left after its content deadline. They apply once, and not if an admin ended the run
 * before its content was due.
 */
export const graceLeft = ({ graceDays, graceEndsAt, deadline, contentDeadline }: Grace): number => {
  const isCutShort = deadline !== null && contentDeadline !== null && deadline < contentDeadline
  return graceEndsAt !== null || isCutShort ? 0 : graceDays
}
