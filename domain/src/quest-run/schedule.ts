import { type NotificationKind, reminderHours } from '../notification/notification.ts'
import {
  type AutoBidding,
  autoBidAction,
  type Delivery,
  type PostType,
  publishingOpensAt,
} from '../quest/quest.ts'
import { afterHours, later, nothingDue, type Reminder, remindersAhead, type Schedule } from '../schedule.ts'
import type { BidAnswer } from './bid.ts'
import {
  bidDeadline,
  contentDeadline,
  listingDeadline,
  paymentDeadline,
  reviewDeadline,
  submissionHours,
} from './deadlines.ts'
import { type QuestRunEventType, type QuestRunSide, type QuestRunStatus, sideToAct } from './questRun.ts'

export type QuestRunFacts = {
  readonly status: QuestRunStatus
  readonly statusChangedAt: Date
  /** The deadline stored in the row by a status change or an admin. Null if the deadline follows from the rules. */
  readonly deadline: Date | null
  readonly bid: {
    readonly by: QuestRunSide
    readonly amountCents: number
    readonly madeAt: Date
    readonly deadline: Date | null
  } | null
  readonly invitationDeadline: Date | null
  readonly autoBidding: AutoBidding
  readonly delivery: Delivery
  /** The agreed number of days after which we approve content that was found but that the company did not review. */
  readonly reviewDays: number
  /** Grace days that have not started yet. */
  readonly graceDays: number
  readonly postType: PostType | null
  readonly acceptedAt: Date | null
  readonly paidAt: Date | null
  /** The content deadline, which was set at the payment or at the last request for new content. */
  readonly contentDeadline: Date | null
  readonly submittedAt: Date | null
  /** The time when the review was extended because its content was not found. A run gets one extension. */
  readonly reviewExtendedAt: Date | null
  /** True if a channel check has found all submitted content on the agreed channel. */
  readonly isFound: boolean
  readonly approvedAt: Date | null
  readonly isListed: boolean
}

const bidRunsOut = ({ status, bid, statusChangedAt, invitationDeadline }: QuestRunFacts): Date =>
  bid?.deadline ??
  bidDeadline(
    bid?.madeAt ?? statusChangedAt,
    invitationDeadline,
    status === 'COUNTER_BID' && bid?.by === 'company',
  )

/** If content was sent back, the creator gets at least the minimum time for new content. */
const contentRunsOut = ({ paidAt, statusChangedAt, delivery, reviewDays, ...run }: QuestRunFacts): Date => {
  const postType = run.postType ?? 'STREAM'
  const planned =
    run.contentDeadline ?? contentDeadline(paidAt ?? statusChangedAt, postType, delivery, reviewDays)
  return later(planned, afterHours(statusChangedAt, submissionHours[postType]))
}

const runsOut = (run: QuestRunFacts): Date | null => {
  switch (run.status) {
    case 'INITIAL_BID':
    case 'COUNTER_BID':
      return bidRunsOut(run)
    case 'PENDING_PAYMENT':
    case 'PAYMENT':
      return paymentDeadline(run.acceptedAt ?? run.statusChangedAt)
    case 'CONTENTPRODUCTION':
      return contentRunsOut(run)
    case 'CONTENTREVIEW':
      return reviewDeadline(run.submittedAt ?? run.statusChangedAt, run.reviewDays, run.reviewExtendedAt)
    case 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION':
      return listingDeadline(run.approvedAt ?? run.statusChangedAt, run.delivery)
    default:
      return null
  }
}

/** Approved videos must be made public first. Streams and shorts are already public (rules §4). */
export const afterApproval = (postType: PostType | null): QuestRunStatus =>
  postType === 'VIDEO' ? 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION' : 'PAYOUT'

/** The message that the creator gets when content is sent back automatically. */
export const notFoundMessage =
  'We did not find this content on the agreed channel. Check the link and that the channel is connected, then submit your content again.'

export type ReviewOutcome = 'approved' | 'extended' | 'sentBack' | 'ended'

/**
 * Only content that a channel check has found is approved automatically (rules §4). For other content, the company gets
 * more time once, then the content goes back to the creator once, and the next unanswered review ends the run.
 */
export function reviewOutcome({
  isFound,
  reviewExtendedAt,
  submittedAt,
}: Pick<QuestRunFacts, 'isFound' | 'reviewExtendedAt' | 'submittedAt'>): ReviewOutcome {
  if (isFound) return 'approved'
  if (reviewExtendedAt === null) return 'extended'
  return submittedAt !== null && submittedAt > reviewExtendedAt ? 'ended' : 'sentBack'
}

/** The run's status after its review deadline. */
const afterReview = (run: QuestRunFacts): QuestRunStatus => {
  switch (reviewOutcome(run)) {
    case 'approved':
      return afterApproval(run.postType)
    case 'extended':
      return 'CONTENTREVIEW'
    case 'sentBack':
      return 'CONTENTPRODUCTION'
    case 'ended':
      return 'CONTENT_SUBMISSION_DEADLINE_EXPIRED'
  }
}

/**
 * If a creator's counter-offer is not answered, auto-bidding accepts or declines it. First offers and the company's
 * offers expire (rules §4).
 */
export function bidOutcome({ status, bid, autoBidding }: QuestRunFacts): {
  readonly status: QuestRunStatus
  readonly answer: BidAnswer
} {
  const isCreatorsCounterOffer = status === 'COUNTER_BID' && bid?.by === 'creator'
  if (!isCreatorsCounterOffer) return { status: 'BID_EXPIRED', answer: 'expired' }
  return autoBidAction(autoBidding, bid.amountCents) === 'auto_accept'
    ? { status: 'PENDING_PAYMENT', answer: 'accepted' }
    : { status: 'BID_REJECTED', answer: 'declined' }
}

const becomes = (run: QuestRunFacts): QuestRunStatus | null => {
  switch (run.status) {
    case 'INITIAL_BID':
    case 'COUNTER_BID':
      return bidOutcome(run).status
    case 'PENDING_PAYMENT':
    case 'PAYMENT':
      return 'PAYMENT_EXPIRED'
    case 'CONTENTPRODUCTION':
      // During the grace days, the run keeps its status.
      return run.graceDays > 0 ? 'CONTENTPRODUCTION' : 'CONTENT_SUBMISSION_DEADLINE_EXPIRED'
    case 'CONTENTREVIEW':
      return afterReview(run)
    case 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION':
      return run.isListed ? 'PAYOUT' : 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED'
    default:
      return null
  }
}

type HoursLeft = (typeof reminderHours)[number]
type Kinds = Readonly<Record<HoursLeft, NotificationKind>>

const kindsOf: Readonly<Partial<Record<QuestRunStatus, Kinds>>> = {
  INITIAL_BID: { 72: 'bid_deadline_72h', 24: 'bid_deadline_24h' },
  COUNTER_BID: { 72: 'bid_deadline_72h', 24: 'bid_deadline_24h' },
  PENDING_PAYMENT: { 72: 'payment_deadline_72h', 24: 'payment_deadline_24h' },
  CONTENTPRODUCTION: { 72: 'content_production_deadline_72h', 24: 'content_production_deadline_24h' },
  CONTENTREVIEW: { 72: 'content_review_deadline_72h', 24: 'content_review_deadline_24h' },
  CONTENT_PUBLIC_AVAILABILITY_VERIFICATION: { 72: 'public_availability_72h', 24: 'publish_deadline' },
}

/** Reminders that also appear in the run's history (rules §3). */
export const questRunEventOf: Readonly<Partial<Record<NotificationKind, QuestRunEventType>>> = {
  bid_deadline_72h: 'BID_DEADLINE_72',
  bid_deadline_24h: 'BID_DEADLINE_24',
  payment_deadline_72h: 'PAYMENT_DEADLINE_72',
  payment_deadline_24h: 'PAYMENT_DEADLINE_24',
  content_review_deadline_72h: 'CONTENT_REVIEW_DEADLINE_72',
  content_review_deadline_24h: 'CONTENT_REVIEW_DEADLINE_24',
}

const remindersOf = (run: QuestRunFacts, deadline: Date): readonly Reminder[] => {
  const kinds = kindsOf[run.status]
  const to = sideToAct(run.status, run.bid?.by ?? 'creator')
  if (kinds === undefined || to === null) return []
  const reminders = reminderHours.map((hours) => ({
    at: afterHours(deadline, -hours),
    kind: kinds[hours],
    to,
  }))
  const opensAt =
    run.status === 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION' ? publishingOpensAt(run.delivery) : null
  if (opensAt === null) return reminders
  // No reminder to publish is sent before publishing is allowed, or after a deadline that an admin moved forward.
  const pressing = reminders.filter(({ at }) => at > opensAt)
  return opensAt < deadline ? [{ at: opensAt, kind: 'public_availability_open', to }, ...pressing] : pressing
}

/** Events from rules §3, the lifecycle from §4, time limits from §9. */
export function questRunSchedule(run: QuestRunFacts, now: Date): Schedule<QuestRunStatus> {
  const rule = runsOut(run)
  if (rule === null) return nothingDue
  const deadline = run.deadline ?? rule
  return { deadline, becomes: becomes(run), reminders: remindersAhead(remindersOf(run, deadline), now) }
}
