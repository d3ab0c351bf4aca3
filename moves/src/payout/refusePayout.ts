import type { DatabaseTransaction } from '@questboard/database'
import type { Actor } from '../actor.ts'
import { attemptsOf, takeBack } from '../ledger.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, refuse, stale } from '../result.ts'
import { lockPayout } from './payout.ts'
import { lastPayoutTry } from './payoutTry.ts'

/** No payout attempt is possible because the creator's account is not ready. A request for another attempt ends. */
export const refusePayout = (
  transaction: DatabaseTransaction,
  payoutId: string,
  actor: Actor,
  problem: string,
): Promise<Moved> =>
  makeMove(transaction, 'refusePayout', actor, async () => {
    if (actor.by !== 'provider') return refuse('not-allowed')
    const taken = await lockPayout(transaction, payoutId)
    if (taken === null) return refuse('not-found')
    const { payout } = taken
    if (payout.status === 'paid' || payout.status === 'unclaimed') return stale
    const isUnderWay = payout.status === 'processing'
    if (isUnderWay && (await lastPayoutTry(transaction, payoutId)) !== null) return stale
    await transaction
      .updateTable('payout')
      .set({
        problem,
        retry_requested_at: null,
        ...(payout.status === 'returned' ? {} : { status: 'failed' as const }),
      })
      .where('id', '=', payoutId)
      .execute()
    if (isUnderWay) await takeBack(transaction, payout, await attemptsOf(transaction, payoutId))
    return moved
  })
