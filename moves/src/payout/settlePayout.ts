import type { DatabaseTransaction } from '@questboard/database'
import type { PayoutStatus } from '@questboard/domain'
import { sql } from 'kysely'
import { takeBack } from '../ledger.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { advanceQuestRun, type QuestRunRow } from '../quest-run/questRun.ts'
import { type Moved, moved, refuse, stale } from '../verdict.ts'
import { lockPayout, type PayoutRow } from './payout.ts'
import { lastPayoutTry } from './payoutTry.ts'

export type PayoutOutcome = {
  /** Which try it is about. */
  readonly number: number
} & (
  | { readonly outcome: 'paid' }
  | { readonly outcome: 'failed' | 'unclaimed' | 'returned'; readonly problem: string }
)

/** Where each word of a vendor may come from. What was taken up before and did not arrive has come back. */
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
  // Sent once more after it had come back: the run was completed the first time.
  return run?.status === 'PAYOUT' ? advanceQuestRun(transaction, run, 'COMPLETED') : moved
}

/**
 * What the vendor says became of a try: paid, it completes the run; failed or returned, the money is the creator's still;
 * unclaimed, it lies with the vendor. Told twice, late or about an earlier try, it changes nothing.
 */
export const settlePayout = (
  transaction: DatabaseTransaction,
  payoutId: string,
  mover: Mover,
  result: PayoutOutcome,
): Promise<Moved> =>
  makeMove(transaction, 'settlePayout', mover, async () => {
    if (mover.by !== 'provider') return refuse('not-allowed')
    const taken = await lockPayout(transaction, payoutId)
    if (taken === null) return refuse('not-found')
    const { payout, run } = taken
    const outcome = meantBy(result.outcome, payout.status)
    const last = await lastPayoutTry(transaction, payoutId)
    if (last?.number !== result.number) return stale
    if (payout.status === outcome) return moved
    if (!begins[outcome].includes(payout.status)) return stale
    if (result.outcome === 'paid') return pay(transaction, payout, run)
    // A wish stays: what was called back for it is sent on from here.
    await transaction
      .updateTable('payout')
      .set({ status: outcome, problem: result.problem, paid_at: null })
      .where('id', '=', payoutId)
      .execute()
    if (outcome !== 'unclaimed') await takeBack(transaction, payout, result.number)
    return moved
  })
