import type { Transition } from '../transition.ts'

export const questRunStatuses = [
  'INITIAL_BID',
  'COUNTER_BID',
  'BID_EXPIRED',
  'BID_REJECTED',
  'PENDING_PAYMENT',
  'PAYMENT',
  'PAYMENT_EXPIRED',
  'CONTENTPRODUCTION',
  'CONTENTREVIEW',
  'CONTENT_SUBMISSION_DEADLINE_EXPIRED',
  'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION',
  'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED',
  'PAYOUT',
  'COMPLETED',
] as const
export type QuestRunStatus = (typeof questRunStatuses)[number]

export const questRunStatusNames: Readonly<Record<QuestRunStatus, string>> = {
  INITIAL_BID: 'Offer',
  COUNTER_BID: 'Counter-offer',
  BID_EXPIRED: 'Offer expired',
  BID_REJECTED: 'Offer declined',
  PENDING_PAYMENT: 'Awaiting payment',
  PAYMENT: 'Payment in progress',
  PAYMENT_EXPIRED: 'Payment expired',
  CONTENTPRODUCTION: 'Content production',
  CONTENTREVIEW: 'Content review',
  CONTENT_SUBMISSION_DEADLINE_EXPIRED: 'Content submission expired',
  CONTENT_PUBLIC_AVAILABILITY_VERIFICATION: 'Listing',
  CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED: 'Listing failed',
  PAYOUT: 'Payout',
  COMPLETED: 'Completed',
}

/** The name of a run's status. An offer that its own side withdrew was not declined. */
export const questRunStatusName = (status: QuestRunStatus, lastAnswer: string | null | undefined): string =>
  status === 'BID_REJECTED' && lastAnswer === 'withdrawn' ? 'Offer withdrawn' : questRunStatusNames[status]

export const questRunTransitions: readonly Transition<QuestRunStatus>[] = [
  { from: 'INITIAL_BID', to: 'COUNTER_BID', event: 'counterOffered' },
  { from: 'INITIAL_BID', to: 'PENDING_PAYMENT', event: 'bidAccepted' },
  { from: 'INITIAL_BID', to: 'BID_REJECTED', event: 'bidRejected' },
  { from: 'INITIAL_BID', to: 'BID_EXPIRED', event: 'bidExpired' },
  { from: 'COUNTER_BID', to: 'PENDING_PAYMENT', event: 'bidAccepted' },
  { from: 'COUNTER_BID', to: 'BID_REJECTED', event: 'bidRejected' },
  { from: 'COUNTER_BID', to: 'BID_EXPIRED', event: 'bidExpired' },
  { from: 'PENDING_PAYMENT', to: 'PAYMENT', event: 'questPaymentStarted' },
  { from: 'PENDING_PAYMENT', to: 'CONTENTPRODUCTION', event: 'questPaid' },
  { from: 'PENDING_PAYMENT', to: 'PAYMENT_EXPIRED', event: 'questPaymentExpired' },
  { from: 'PAYMENT', to: 'CONTENTPRODUCTION', event: 'questPaid' },
  { from: 'PAYMENT', to: 'PENDING_PAYMENT', event: 'questPaymentFailed' },
  { from: 'PAYMENT', to: 'PAYMENT_EXPIRED', event: 'questPaymentExpired' },
  { from: 'CONTENTPRODUCTION', to: 'CONTENTREVIEW', event: 'contentSubmitted' },
  { from: 'CONTENTPRODUCTION', to: 'CONTENT_SUBMISSION_DEADLINE_EXPIRED', event: 'contentDeadlineExpired' },
  { from: 'CONTENTREVIEW', to: 'CONTENTPRODUCTION', event: 'contentRejected' },
  { from: 'CONTENTREVIEW', to: 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION', event: 'contentAccepted' },
  { from: 'CONTENTREVIEW', to: 'PAYOUT', event: 'contentAccepted' },
  { from: 'CONTENTREVIEW', to: 'CONTENT_SUBMISSION_DEADLINE_EXPIRED', event: 'contentDeadlineExpired' },
  { from: 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION', to: 'PAYOUT', event: 'listingVerified' },
  {
    from: 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION',
    to: 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED',
    event: 'listingFailed',
  },
  { from: 'PAYOUT', to: 'COMPLETED', event: 'questRunCompleted' },
]

/** The stages of quest runs, for tabs and the export (rules §4). */
export const questRunStages = {
  Offers: ['INITIAL_BID', 'COUNTER_BID'],
  Active: [
    'PENDING_PAYMENT',
    'PAYMENT',
    'CONTENTPRODUCTION',
    'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION',
    'PAYOUT',
  ],
  Review: ['CONTENTREVIEW'],
  Ended: [
    'COMPLETED',
    'BID_EXPIRED',
    'BID_REJECTED',
    'PAYMENT_EXPIRED',
    'CONTENT_SUBMISSION_DEADLINE_EXPIRED',
    'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED',
  ],
} as const satisfies Readonly<Record<string, readonly QuestRunStatus[]>>

export const questRunSides = ['company', 'creator'] as const
export type QuestRunSide = (typeof questRunSides)[number]

export const otherSide = (side: QuestRunSide): QuestRunSide => (side === 'company' ? 'creator' : 'company')

/** The side that must act next. Null if the run waits for a deadline, money or a platform. */
export function sideToAct(status: QuestRunStatus, lastBidBy: QuestRunSide): QuestRunSide | null {
  switch (status) {
    case 'INITIAL_BID':
    case 'COUNTER_BID':
      return otherSide(lastBidBy)
    case 'PENDING_PAYMENT':
    case 'CONTENTREVIEW':
      return 'company'
    case 'CONTENTPRODUCTION':
    case 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION':
      return 'creator'
    default:
      return null
  }
}

export const questRunEventTypes = [
  'BID_DEADLINE_24',
  'BID_DEADLINE_72',
  'BID_EXPIRED',
  'BID_REJECTED',
  'BID_WITHDRAWN',
  'CONTENT_NOT_FOUND',
  'CONTENT_PRODUCTION_DEADLINE_EXPIRED',
  'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED',
  'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_SUCCESS',
  'CONTENT_REVIEW',
  'CONTENT_REVIEW_DEADLINE_24',
  'CONTENT_REVIEW_DEADLINE_72',
  'COUNTER_OFFER',
  'DISPUTE_DECIDED',
  'DISPUTE_OPENED',
  'EMBARGO_BROKEN',
  'FINAL_CONTENT_SUBMITTED',
  'GRACE_BEGAN',
  'KIT_CLAIMED',
  'MORE_TIME_GIVEN',
  'NEW_OFFER',
  'PAYMENT_DEADLINE_24',
  'PAYMENT_DEADLINE_72',
  'PAYMENT_EXPIRED',
  'QUEST_RUN_AWAITING_PAYMENT',
  'QUEST_RUN_PAID',
  'QUEST_RUN_COMPLETED',
  'MESSAGE',
] as const
export type QuestRunEventType = (typeof questRunEventTypes)[number]

export const badges = ['went_above_and_beyond', 'great_partner', 'superb_content'] as const
export type Badge = (typeof badges)[number]

export const badgeNames: Readonly<Record<Badge, string>> = {
  went_above_and_beyond: 'Went above and beyond',
  great_partner: 'Great partner',
  superb_content: 'Superb content',
}
