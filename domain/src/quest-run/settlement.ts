import type { PayoutMethod } from '../payout/method.ts'
import { shareAmount } from './agreement.ts'
import type { QuestDisputeDecision } from './dispute.ts'

type Agreed = {
  readonly amountCents: number
  readonly feeCents: number
  readonly feeBasisPoints: number
  readonly payoutMethod: PayoutMethod
  readonly payoutCostCents: number
}

/**
 * The two parts of a run's agreed amount: one is released, which includes the fee and the payout cost, and the other is
 * refunded.
 */
export type Settlement = {
  readonly releasedCents: number
  readonly feeCents: number
  readonly payoutCostCents: number
  /** The amount that arrives in the creator's account. */
  readonly netCents: number
  readonly returnedCents: number
}

export const wholeRelease = ({ amountCents, feeCents, payoutCostCents }: Agreed): Settlement => ({
  releasedCents: amountCents,
  feeCents,
  payoutCostCents,
  netCents: amountCents - feeCents - payoutCostCents,
  returnedCents: 0,
})

export const wholeRefund = ({ amountCents }: Agreed): Settlement => ({
  releasedCents: 0,
  feeCents: 0,
  payoutCostCents: 0,
  netCents: 0,
  returnedCents: amountCents,
})

/**
 * The platform takes its fee from the released part at the agreed rate. The payout cost depends on this part and the
 * agreed method, and is never more than the cost agreed for the whole amount.
 */
export function settlementOf(
  agreed: Agreed,
  decision: QuestDisputeDecision,
  creatorCents: number,
): Settlement {
  if (decision === 'release') return wholeRelease(agreed)
  if (decision === 'refund') return wholeRefund(agreed)
  const part = shareAmount(creatorCents, agreed.feeBasisPoints, agreed.payoutMethod)
  const payoutCostCents = Math.min(part.payoutCostCents, agreed.payoutCostCents)
  return {
    releasedCents: creatorCents,
    feeCents: part.feeCents,
    payoutCostCents,
    netCents: creatorCents - part.feeCents - payoutCostCents,
    returnedCents: agreed.amountCents - creatorCents,
  }
}
