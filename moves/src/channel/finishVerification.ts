import type { DatabaseTransaction } from '@questboard/database'
import type { ChannelVerificationReason } from '@questboard/domain'
import type { Actor } from '../actor.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, refuse, stale } from '../result.ts'

/** Decides on a channel by its vendor's stats. A channel without a reason for rejection meets the requirements. */
export const finishVerification = (
  transaction: DatabaseTransaction,
  connectionId: string,
  actor: Actor,
  reason: ChannelVerificationReason | null,
): Promise<Moved> =>
  makeMove(transaction, 'finishVerification', actor, async () => {
    if (actor.by !== 'provider') return refuse('not-allowed')
    const finished = await transaction
      .updateTable('channel_verification')
      .set({
        status: reason === null ? 'meets_requirements' : 'fails_requirements',
        reason,
        finished_at: new Date(),
      })
      .where('connection_id', '=', connectionId)
      .where('status', '=', 'in_progress')
      .returning('connection_id')
      .executeTakeFirst()
    return finished === undefined ? stale : moved
  })
