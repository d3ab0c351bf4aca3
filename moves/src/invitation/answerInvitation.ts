import type { DatabaseTransaction } from '@questboard/database'

/** Whoever takes part in an activation, or does not any more, has answered the invitation to it. */
export const answerInvitationTo = async (
  transaction: DatabaseTransaction,
  activationId: string,
  creatorId: string,
  status: 'ACCEPTED' | 'REJECTED',
): Promise<void> => {
  await transaction
    .updateTable('invitation')
    .set({ status })
    .where('activation_id', '=', activationId)
    .where('creator_id', '=', creatorId)
    .where('status', '=', 'PENDING')
    .execute()
}
