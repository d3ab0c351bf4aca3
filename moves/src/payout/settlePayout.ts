import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import { attemptsOf, takeBack } from '../ledger.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { advanceQuestRun } from '../quest-run/questRun.ts'
import { type Moved, moved, refuse, stale } from '../verdict.ts'
import { lockPayout } from './payout.ts'

export type PayoutOutcome =
  | { readonly outcome: 'paid'; readonly feeCents: number }
  | { readonly outcome: 'failed'; readonly problem: string }

/** What the provider says became of a payout: paid, it completes the run; failed, the money is the creator's still. */
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
    if (payout.status === result.outcome) return moved
    if (payout.status !== 'processing') return stale
    if (result.outcome === 'failed') {
      await transaction
        .updateTable('payout')
        .set({ status: 'failed', problem: result.problem })
        .where('id', '=', payoutId)
        .execute()
      await takeBack(transaction, payout, await attemptsOf(transaction, payoutId))
      return moved
    }
    await transaction
      .updateTable('payout')
      .set({ status: 'paid', paid_at: sql`now()`, fee_cents: result.feeCents })
      .where('id', '=', payoutId)
      .execute()
    return run === null ? moved : advanceQuestRun(transaction, run, 'COMPLETED')
  })
