import type { DatabaseTransaction } from '@questboard/database'
import { canWithdrawBid } from '@questboard/domain'
import type { PersonActor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse } from '../result.ts'
import { bidding, endBidding } from './answerBid.ts'
import { takeQuestRun } from './questRun.ts'

/** A side withdraws its own open offer, which ends the bidding and withdraws an open invitation. */
export const withdrawBid = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: PersonActor,
): Promise<Moved> =>
  makeMove(transaction, 'withdrawBid', actor, async () => {
    const who = ['company', 'creator'] as const
    const taken = await takeQuestRun(transaction, seen, actor, { from: bidding, who })
    if (!taken.ok) return taken
    const { run } = taken
    if (run.bid_side === null) return refuse('bid-over')
    const result = canWithdrawBid(run.status, run.bid_side, actor.by)
    if (!result.ok) return refuse(result.code === 'not-allowed' ? 'bid-not-yours' : result.code)
    return endBidding(transaction, run, 'withdrawn', 'BID_REJECTED')
  })
