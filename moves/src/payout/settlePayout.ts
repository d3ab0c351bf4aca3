import type { DatabaseTransaction } from '@questboard/database'
import type { PayoutStatus } from '@questboard/domain'
import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { takeBack } from '../ledger.ts'
import { makeMove } from '../makeMove.ts'
import { advanceQuestRun, type QuestRunRow } from '../quest-run/questRun.ts'
import { type Moved, moved, refuse, stale } from '../result.ts'
import { lockPayout, type PayoutRow } from './payout.ts'
import { lastPayoutTry } from './payoutTry.ts'

export type PayoutOutcome = {
  /** The number of the payout attempt. */
  readonly number: number
} & (
  | { readonly outcome: 'paid' }
  | { readonly outcome: 'failed' | 'unclaimed' | 'returned'; readonly problem: string }
)

/**
 * The statuses in which each vendor report applies. A payout that was accepted but did not arrive counts as returned.
 */
const begins: Readonly<Record<PayoutOutcome['outcome'], readonly PayoutStatus[]>> = {
  paid: ['processing', 'unclaimed'],
  failed: ['processing'],
  unclaimed: ['processing'],
  returned: ['processing', 'unclaimed', 'paid'],
}

const meantBy = (outcome: PayoutOutcome['outcome'], status: PayoutStatus): PayoutOutcome['outcome'] =>
  outcome === 'failed' && ['unclaimed', 'paid', 'returned'].includes(status) ? 'returned' : outcome

const pay = async (
  transaction: DatabaseTransaction,
  payout: PayoutRow,
  run: QuestRunRow | null,
): Promise<Moved> => {
  await transaction
    .updateTable('payout')
    .set({ status: 'paid', paid_at: sql`now()`, problem: '', retry_requested_at: null })
    .where('id', '=', payout.id)
    .execute()
  // The payout is sent again after a return, so the run was already completed the first time.
  if (run?.status !== 'PAYOUT') return moved
  return advanceQuestRun(transaction, run, 'COMPLETED', {
    type: 'QUEST_RUN_COMPLETED',
    amountCents: payout.amount_cents,
  })
}

/**
 * Records the vendor's result of an attempt. A paid attempt completes the run. After a failed or returned one, we still
 * owe the creator the money. Unclaimed money stays at the vendor. Repeated, late or outdated reports have no effect.
 */
export const settlePayout = (
  transaction: DatabaseTransaction,
  payoutId: string,
  actor: Actor,
  result: PayoutOutcome,
): Promise<Moved> =>
  makeMove(transaction, 'settlePayout', actor, async () => {
    if (actor.by !== 'provider') return refuse('not-allowed')
    const taken = await lockPayout(transaction, payoutId)
    if (taken === null) return refuse('not-found')
    const { payout, run } = taken
    const outcome = meantBy(result.outcome, payout.status)
    const last = await lastPayoutTry(transaction, payoutId)
    if (last?.number !== result.number) return stale
    if (payout.status === outcome) return moved
    if (!begins[outcome].includes(payout.status)) return stale
    if (result.outcome === 'paid') return pay(transaction, payout, run)
    // The retry request is not removed, because the payout was canceled at the vendor for this retry.
    await transaction
      .updateTable('payout')
      .set({ status: outcome, problem: result.problem, paid_at: null })
      .where('id', '=', payoutId)
      .execute()
    if (outcome !== 'unclaimed') await takeBack(transaction, payout, result.number)
    return moved
  })
