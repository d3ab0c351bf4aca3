import { type DatabaseTransaction, emitEvent } from '@questboard/database'
import type { ChannelVerificationReason } from '@questboard/domain'

type Failed = {
  readonly connectionId: string
  readonly userId: string
  readonly reason?: ChannelVerificationReason
}

/**
 * Checks a failed channel again, but only if it failed for the given reason. Returns false if there is no such channel.
 */
export const restartVerification = async (
  transaction: DatabaseTransaction,
  { connectionId, userId, reason }: Failed,
): Promise<boolean> => {
  const failed = transaction
    .updateTable('channel_verification')
    .set({ status: 'in_progress', reason: null, started_at: new Date(), finished_at: null })
    .where('connection_id', '=', connectionId)
    .where('user_id', '=', userId)
    .where('status', '=', 'fails_requirements')
  const wanted = reason ? failed.where('reason', '=', reason) : failed
  const restarted = await wanted.returning('connection_id').executeTakeFirst()
  if (!restarted) return false
  await emitEvent(transaction, {
    type: 'channelVerificationRestarted',
    entity: 'user_connection',
    entityId: connectionId,
  })
  return true
}
