import { bankDaysAfter } from '../payout/bankDays.ts'
import { payoutFacts } from '../payout/payout.ts'
import type { Delivery, PostType } from '../quest/quest.ts'
import { contentDeadline, listingDeadline, paymentDeadline, reviewDeadline } from './deadlines.ts'

export type AgreedMoney = {
  /** What the company pays. */
  readonly amountCents: number
  /** The platform's part of it. */
  readonly feeCents: number
  /** What the creator earns. */
  readonly netCents: number
}

/** How an amount is shared once it is agreed: rounded half up, as `fee_of` of the database does. */
export const shareAmount = (amountCents: number, feeBasisPoints: number): AgreedMoney => {
  const feeCents = Math.floor((amountCents * feeBasisPoints + 5000) / 10_000)
  return { amountCents, feeCents, netCents: amountCents - feeCents }
}

type Terms = { readonly postType: PostType; readonly delivery: Delivery; readonly reviewDays: number }

/** The dates that follow from an acceptance, if everybody takes all the time there is. */
export type AgreedDates = {
  readonly paidBy: Date
  readonly submittedBy: Date
  readonly reviewedBy: Date
  /** Only videos are listed after their approval (rules §4). */
  readonly publicBy: Date | null
  /** A day, as `2026-12-24`. */
  readonly paidOutBy: string
}

export const agreedDates = (
  acceptedAt: Date,
  { postType, delivery, reviewDays }: Terms,
  paidAt: Date = paymentDeadline(acceptedAt),
): AgreedDates => {
  const submittedBy = contentDeadline(paidAt, postType, delivery, reviewDays)
  const reviewedBy = reviewDeadline(submittedBy, reviewDays)
  const publicBy = postType === 'VIDEO' ? listingDeadline(reviewedBy, delivery) : null
  const paidOutBy = bankDaysAfter(publicBy ?? reviewedBy, payoutFacts.bankDays.most)
  return { paidBy: paidAt, submittedBy, reviewedBy, publicBy, paidOutBy }
}
