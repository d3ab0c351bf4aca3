import type { DatabaseTransaction } from '@questboard/database'
import { makeMove } from '../makeMove.ts'
import { moved } from '../verdict.ts'

/** Whoever deletes their account applies for nothing any more: what no company has answered is over. */
export const withdrawApplications = (transaction: DatabaseTransaction, creatorId: string) =>
  makeMove(transaction, 'withdrawApplications', { by: 'creator', personId: creatorId }, async () => {
    await transaction
      .updateTable('program_membership')
      .set({ status: 'rejected' })
      .where('creator_id', '=', creatorId)
      .where('status', '=', 'pending')
      .execute()
    return moved
  })
