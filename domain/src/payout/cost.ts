import { type PayoutMethod, payoutMethodFacts } from './method.ts'

/** The split of earned money between the payout's cost and the creator. */
export type PayoutShare = {
  /** The creator's cost for the payout. */
  readonly costCents: number
  /** The amount that arrives. */
  readonly netCents: number
}

/**
 * The only place that computes the payout cost and its rounding. The net is the largest sum for which the rest still
 * covers the vendor's fee. At least one cent arrives: if the vendor would take everything, Questboard pays the
 * difference.
 */
export const payoutShare = (method: PayoutMethod, earnedCents: number): PayoutShare => {
  const { fee } = payoutMethodFacts[method]
  let netCents = Math.max(earnedCents - fee(earnedCents), Math.min(earnedCents, 1))
  while (netCents + 1 + fee(netCents + 1) <= earnedCents) netCents += 1
  return { costCents: earnedCents - netCents, netCents }
}

/** The amount that the creator receives. Every screen, notice and document shows it. */
export const receivedCents = (payout: {
  readonly amount_cents: number
  readonly fee_cents: number
}): number => payout.amount_cents - payout.fee_cents
