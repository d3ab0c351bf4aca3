import {
  canSendAgain,
  type PayoutStatus,
  type QuestDisputeCause,
  type QuestDisputeDecision,
  type QuestDisputeStatus,
  type QuestRunSide,
  type QuestRunStatus,
  sideToAct,
} from '@questboard/domain'
import { formatMoment } from '../../lib/format.ts'
import type { ToText } from '../../lib/text.ts'

export type NextMove = {
  readonly isYours: boolean
  readonly words: string
  /** The time when the next step begins. Null if the step can begin now. */
  readonly from?: Date
  /** The URL of the page for the action. */
  readonly at?: { readonly to: string; readonly label: string }
}

type Known = {
  readonly status: QuestRunStatus
  readonly lastBidBy: QuestRunSide
  /** The other side's name. */
  readonly other: string
  /** True if the last offer was withdrawn by its own side. */
  readonly isWithdrawn?: boolean
  readonly dispute?: Dispute | null
  /** The time until which an approved video must stay unlisted. */
  readonly unlistedUntil?: Date | null
  /** The status of the run's payout, which only the creator sees. */
  readonly payout?: PayoutStatus | null
}

type Dispute = {
  readonly status: QuestDisputeStatus
  readonly cause: QuestDisputeCause
  readonly decision: QuestDisputeDecision | null
}

const over: Readonly<Partial<Record<QuestRunStatus, string>>> = {
  BID_EXPIRED: 'The offer wasn’t answered before the deadline.',
  BID_REJECTED: 'Bidding ended without an agreement.',
  PAYMENT_EXPIRED: 'The offer wasn’t paid before the deadline.',
  CONTENT_SUBMISSION_DEADLINE_EXPIRED: 'No content was submitted before the deadline.',
  CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED: 'The video wasn’t public before the deadline.',
  PAYMENT: 'The payment is on its way.',
  COMPLETED: 'This Quest is complete.',
}

/** Explains a dispute and what happens next, because the run's status says less. */
const disputed = (side: QuestRunSide, status: QuestRunStatus, dispute: Dispute): string | undefined => {
  if (status === 'CONTENT_SUBMISSION_DEADLINE_EXPIRED' && dispute.cause === 'content_not_found')
    return side === 'creator'
      ? 'We did not find the content on your channel, so it was not approved.'
      : 'We did not find the content on the creator’s channel, so it was not approved.'
  if (status === 'CONTENT_SUBMISSION_DEADLINE_EXPIRED' && dispute.cause === 'content_declined')
    return 'The content was not approved before the deadline.'
  if (status !== 'PAYOUT') return undefined
  return dispute.status === 'lapsed' || dispute.status === 'decided'
    ? undefined
    : 'The content is approved. We hold the money for now.'
}

/** The company sees only that its part is done. What happens to the payout is between the creator and us. */
const afterRelease = (t: ToText, side: QuestRunSide, payout: PayoutStatus | null | undefined): NextMove => {
  if (side === 'company')
    return { isYours: false, words: t('The content is approved. We take care of the creator’s payout.') }
  if (payout && canSendAgain(payout))
    return {
      isYours: true,
      words: t('Your turn: your payout didn’t arrive'),
      at: { to: '/user/settings/payments', label: 'See what to do' },
    }
  return {
    isYours: false,
    words: t(
      payout === 'processing' || payout === 'paid'
        ? 'Your payout is on its way.'
        : 'Your content is approved. Your payout is next.',
    ),
  }
}

const yours: Readonly<Partial<Record<QuestRunStatus, string>>> = {
  INITIAL_BID: 'Your turn: answer the offer',
  COUNTER_BID: 'Your turn: answer the offer',
  PENDING_PAYMENT: 'Your turn: pay the offer in your cart',
  CONTENTPRODUCTION: 'Your turn: make your content and submit it',
  CONTENTREVIEW: 'Your turn: review the content',
  CONTENT_PUBLIC_AVAILABILITY_VERIFICATION: 'Your turn: make your video public',
}

const theirs: Readonly<Partial<Record<QuestRunStatus, string>>> = {
  INITIAL_BID: '{name} answers your offer',
  COUNTER_BID: '{name} answers your offer',
  PENDING_PAYMENT: '{name} pays the offer',
  CONTENTPRODUCTION: '{name} makes the content',
  CONTENTREVIEW: '{name} reviews your content',
  CONTENT_PUBLIC_AVAILABILITY_VERIFICATION: '{name} makes the video public',
}

const places: Readonly<Partial<Record<QuestRunStatus, NextMove['at']>>> = {
  INITIAL_BID: { to: '?section=bidding', label: 'View offer' },
  COUNTER_BID: { to: '?section=bidding', label: 'View offer' },
  PENDING_PAYMENT: { to: '/company/cart', label: 'Open the cart' },
  CONTENTPRODUCTION: { to: '?section=content-production', label: 'Submit content' },
  CONTENTREVIEW: { to: '?section=content-production', label: 'Review the content' },
  CONTENT_PUBLIC_AVAILABILITY_VERIFICATION: {
    to: '?section=content-production',
    label: 'View checks',
  },
}

/** Tells one of the two sides who must act next, and how. */
export const nextMove = (
  t: ToText,
  side: QuestRunSide,
  { status, lastBidBy, other, isWithdrawn, dispute, unlistedUntil, payout }: Known,
): NextMove => {
  if (unlistedUntil) {
    const when = formatMoment(unlistedUntil.toISOString())
    return {
      isYours: false,
      words:
        side === 'creator'
          ? t('Keep your video unlisted until {when}, then make it public', { when })
          : t('{name} makes the video public after {when}', { name: other, when }),
      from: unlistedUntil,
    }
  }
  const toAct = sideToAct(status, lastBidBy)
  if (toAct === null) {
    if (status === 'BID_REJECTED' && isWithdrawn)
      return {
        isYours: false,
        words:
          lastBidBy === side
            ? t('You withdrew your offer.')
            : t('{name} withdrew the offer.', { name: other }),
      }
    const words = dispute ? disputed(side, status, dispute) : undefined
    if (status === 'PAYOUT' && words === undefined) return afterRelease(t, side, payout)
    return { isYours: false, words: t(words ?? over[status] ?? '') }
  }
  if (toAct !== side) return { isYours: false, words: t(theirs[status] ?? '', { name: other }) }
  const at = places[status]
  return { isYours: true, words: t(yours[status] ?? ''), ...(at && { at }) }
}
