import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { advance, idOf, type Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { bidding, endBidding } from '../quest-run/answerBid.ts'
import { type Moved, stale } from '../result.ts'
import { answerParticipant, lockRunOfInvitation, takeInvitation } from './invitation.ts'

/** The company withdraws an unanswered invitation together with its offer. */
export const withdrawInvitation = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
): Promise<Moved> =>
  makeMove(transaction, 'withdrawInvitation', actor, async () => {
    const run = await lockRunOfInvitation(transaction, idOf(seen))
    const taken = await takeInvitation(transaction, seen, actor, ['company'])
    if (!taken.ok) return taken
    const values = { withdrawn_at: sql`now()` }
    if ((await advance(transaction, 'invitation', taken.row, 'REJECTED', values)) !== 'REJECTED') return stale
    await answerParticipant(transaction, taken.row, 'rejected')
    const isOpen = run !== null && bidding.some((status) => status === run.status)
    return isOpen ? endBidding(transaction, run, 'withdrawn', 'BID_REJECTED') : { ok: true }
  })
