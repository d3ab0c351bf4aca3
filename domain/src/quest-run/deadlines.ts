import { reminderHours } from '../notification/notification.ts'
import { type PostType, publishingOpensAt, type QuestDates } from '../quest/quest.ts'
import type { QuestRunEventType, QuestRunStatus } from './questRun.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** spec §9. */
export const counterOfferDays = 5
export const paymentDays = 5
export const openQuestDays = 10
export const listingHours = 24
export const submissionHours: Readonly<Record<PostType, number>> = { SHORTS: 48, STREAM: 48, VIDEO: 72 }
/** The spec names reminders but no end of a review: a creator is not left waiting for ever. */
export const contentReviewDays = 5

const later = (a: Date, b: Date): Date => (a > b ? a : b)
const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds)

/** An offer runs out at the invitation's deadline; without one, five days after it was made (spec §4). */
export const bidDeadline = (offeredAt: Date, invitationDeadline: Date | null): Date =>
  invitationDeadline !== null && invitationDeadline > offeredAt
    ? invitationDeadline
    : after(offeredAt, counterOfferDays * day)

export const paymentDeadline = (acceptedAt: Date): Date => after(acceptedAt, paymentDays * day)

/** At least 48 hours for shorts and streams and 72 for videos, whatever the quest's dates say (spec §9). */
export function contentDeadline(paidAt: Date, postType: PostType, dates: QuestDates): Date {
  const least = after(paidAt, submissionHours[postType] * hour)
  const planned = dates.deliveryType === 'specific_date' ? dates.specificDate : dates.endDate
  return later(least, planned ?? after(paidAt, openQuestDays * day))
}

export const reviewDeadline = (submittedAt: Date): Date => after(submittedAt, contentReviewDays * day)

/** Open quests are posted within 10 days of approval; else 24 hours after publishing opens (spec §9). */
export function listingDeadline(approvedAt: Date, dates: QuestDates): Date {
  if (dates.deliveryType === 'open') return after(approvedAt, openQuestDays * day)
  const opensAt = publishingOpensAt(dates)
  return after(opensAt === null ? approvedAt : later(approvedAt, opensAt), listingHours * hour)
}

/** What time does to a run whose deadline has passed; null where it does nothing. */
export const onDeadline: Readonly<Partial<Record<QuestRunStatus, QuestRunStatus>>> = {
  INITIAL_BID: 'BID_EXPIRED',
  COUNTER_BID: 'BID_EXPIRED',
  PENDING_PAYMENT: 'PAYMENT_EXPIRED',
  CONTENTPRODUCTION: 'CONTENT_SUBMISSION_DEADLINE_EXPIRED',
  CONTENTREVIEW: 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION',
  CONTENT_PUBLIC_AVAILABILITY_VERIFICATION: 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED',
}

type Reminder = {
  readonly at: Date
  readonly hoursLeft: (typeof reminderHours)[number]
  readonly event: QuestRunEventType
}

const reminderOf: Readonly<
  Partial<Record<QuestRunStatus, Readonly<Record<(typeof reminderHours)[number], QuestRunEventType>>>>
> = {
  INITIAL_BID: { 72: 'BID_DEADLINE_72', 24: 'BID_DEADLINE_24' },
  COUNTER_BID: { 72: 'BID_DEADLINE_72', 24: 'BID_DEADLINE_24' },
  PENDING_PAYMENT: { 72: 'PAYMENT_DEADLINE_72', 24: 'PAYMENT_DEADLINE_24' },
  CONTENTREVIEW: { 72: 'CONTENT_REVIEW_DEADLINE_72', 24: 'CONTENT_REVIEW_DEADLINE_24' },
}

/** Reminders still to come, soonest first: those whose moment has passed are not made up for. */
export function remindersAhead(status: QuestRunStatus, deadline: Date, now: Date): readonly Reminder[] {
  const events = reminderOf[status]
  if (events === undefined) return []
  return reminderHours
    .map((hoursLeft) => ({ at: after(deadline, -hoursLeft * hour), hoursLeft, event: events[hoursLeft] }))
    .filter((reminder) => reminder.at > now)
}
