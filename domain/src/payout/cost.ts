import { type PayoutMethod, payoutMethodFacts } from './method.ts'

/** The amount earned, divided into the payout cost and the creator's part. */
export type PayoutShare = {
  /** The creator's cost for the payout. */
  readonly costCents: number
  /** The amount that arrives in the creator's account. */
  readonly netCents: number
}

/**
 * The only place that computes and rounds the payout cost. The creator gets the largest amount that leaves enough for
 * the vendor's fee, and at least one cent: if the fee takes everything, Questboard pays the difference.
 */
export const payoutShare = (method: PayoutMethod, earnedCents: number): PayoutShare => {
  const { fee } = payoutMethodFacts[method]
  let netCents = Math.max(earnedCents - fee(earnedCents), Math.min(earnedCents, 1))
  while (netCents + 1 + fee(netCents + 1) <= earnedCents) netCents += 1
  return { costCents: earnedCents - netCents, netCents }
}

/** The amount that the creator receives. Every screen, notification and document shows this amount. */
export const receivedCents = (payout: {
  readonly amount_cents: number
  readonly fee_cents: number
}): number => payout.amount_cents - payout.fee_cents
