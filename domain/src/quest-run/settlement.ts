import { shareAmount } from './agreement.ts'
import type { QuestDisputeDecision } from './dispute.ts'

type Agreed = {
  readonly amountCents: number
  readonly feeCents: number
  readonly feeBasisPoints: number
}

/** Where the agreed amount of a run goes: what is released to the creator, with the fee in it, and what goes back. */
export type Settlement = {
  readonly releasedCents: number
  readonly feeCents: number
  readonly returnedCents: number
}

export const wholeRelease = ({ amountCents, feeCents }: Agreed): Settlement => ({
  releasedCents: amountCents,
  feeCents,
  returnedCents: 0,
})

export const wholeRefund = ({ amountCents }: Agreed): Settlement => ({
  releasedCents: 0,
  feeCents: 0,
  returnedCents: amountCents,
})

/** The platform takes its part of what the creator gets, at the rate that was agreed. */
export function settlementOf(
  agreed: Agreed,
  decision: QuestDisputeDecision,
  creatorCents: number,
): Settlement {
  if (decision === 'release') return wholeRelease(agreed)
  if (decision === 'refund') return wholeRefund(agreed)
  return {
    releasedCents: creatorCents,
    feeCents: shareAmount(creatorCents, agreed.feeBasisPoints).feeCents,
    returnedCents: agreed.amountCents - creatorCents,
  }
}
