import { bankDaysAfter } from '../payout/bankDays.ts'
import { payoutShare } from '../payout/cost.ts'
import type { PayoutMethod } from '../payout/method.ts'
import { payoutFacts } from '../payout/payout.ts'
import type { Delivery, PostType } from '../quest/quest.ts'
import { contentDeadline, listingDeadline, paymentDeadline, reviewDeadline } from './deadlines.ts'

export type AgreedMoney = {
  readonly amountCents: number
  readonly feeCents: number
  /** The creator's cost for the payout; 0 while the payout method is unknown. */
  readonly payoutCostCents: number
  /** The amount that arrives in the creator's account. */
  readonly netCents: number
}

/** The platform's fee for an amount, rounded half up. Must match `fee_of` in the database. */
const platformFee = (amountCents: number, feeBasisPoints: number): number =>
  Math.floor((amountCents * feeBasisPoints + 5000) / 10_000)

/** Splits an agreed amount. Without a payout method, the payout cost is not deducted yet. */
export const shareAmount = (
  amountCents: number,
  feeBasisPoints: number,
  method: PayoutMethod | null,
): AgreedMoney => {
  const feeCents = platformFee(amountCents, feeBasisPoints)
  const earnedCents = amountCents - feeCents
  const { costCents: payoutCostCents, netCents } =
    method === null ? { costCents: 0, netCents: earnedCents } : payoutShare(method, earnedCents)
  return { amountCents, feeCents, payoutCostCents, netCents }
}

type Terms = { readonly postType: PostType; readonly delivery: Delivery; readonly reviewDays: number }

/** The deadlines after an offer is accepted, if each side uses all of its time. */
export type AgreedDates = {
  readonly paidBy: Date
  readonly submittedBy: Date
  readonly reviewedBy: Date
  /** Only videos are made public after approval (rules §4). */
  readonly publicBy: Date | null
  /** A date in the form `2026-12-24`. */
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
