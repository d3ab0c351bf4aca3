import type { DatabaseTransaction } from '@questboard/database'
import type { ChannelVerificationReason } from '@questboard/domain'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, moved, refuse, stale } from '../verdict.ts'

/** Judges a channel by its vendor's figures. Without a reason against it, it meets the requirements. */
export const finishVerification = (
  transaction: DatabaseTransaction,
  connectionId: string,
  mover: Mover,
  reason: ChannelVerificationReason | null,
): Promise<Moved> =>
  makeMove(transaction, 'finishVerification', mover, async () => {
    if (mover.by !== 'provider') return refuse('not-allowed')
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
