import type { DatabaseTransaction } from '@questboard/database'
import { type Settlement, wholeRefund, wholeRelease } from '@questboard/domain'
import { release } from '../ledger.ts'
import { giveBack } from '../payment/payBack.ts'
import { openPayout } from '../payout/requestPayout.ts'
import { moved, type Refused, stale } from '../result.ts'
import type { QuestRunRow } from './questRun.ts'

export const agreedOf = (run: QuestRunRow) => {
  const { amount_cents, fee_cents, fee_basis_points, payout_method, payout_cost_cents } = run
  if (amount_cents === null || fee_cents === null || fee_basis_points === null) return null
  if (payout_method === null || payout_cost_cents === null) return null
  return {
    amountCents: amount_cents,
    feeCents: fee_cents,
    feeBasisPoints: fee_basis_points,
    payoutMethod: payout_method,
    payoutCostCents: payout_cost_cents,
  }
}

/** Empties the run's escrow: the creator's part is paid out, and the rest is refunded in the way it was paid. */
export const settleMoney = async (
  transaction: DatabaseTransaction,
  run: QuestRunRow,
  { releasedCents, feeCents, payoutCostCents, returnedCents }: Settlement,
  why = '',
): Promise<typeof moved | Refused> => {
  await release(transaction, run, releasedCents, feeCents)
  if (returnedCents > 0) await giveBack(transaction, run, why)
  if (releasedCents === 0) return moved
  const earned = { amountCents: releasedCents - feeCents, costCents: payoutCostCents }
  const opened = await openPayout(transaction, run, earned)
  return opened.ok ? moved : opened
}

/** Pays out or refunds the whole amount according to the run's outcome. */
export const settleWhole = (
  transaction: DatabaseTransaction,
  run: QuestRunRow,
  isEarned: boolean,
): Promise<typeof moved | Refused> => {
  const agreed = agreedOf(run)
  if (agreed === null) return Promise.resolve(stale)
  return settleMoney(transaction, run, isEarned ? wholeRelease(agreed) : wholeRefund(agreed))
}
