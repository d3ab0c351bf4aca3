import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'

/** Nobody answered it, or it was taken back. */
export const isOver = sql<boolean>`status = 'REJECTED' and (expired_at is not null or withdrawn_at is not null)`

/**
 * There is one invitation per creator and activation: one that is over makes room. A mailed one stays before its company, which must
 * not see by it whose address that is, as one that has found nobody.
 */
export const makeRoom = async (
  transaction: DatabaseTransaction,
  activationId: string,
  creatorId: string,
): Promise<void> => {
  await transaction
    .deleteFrom('invitation')
    .where('activation_id', '=', activationId)
    .where('creator_id', '=', creatorId)
    .where('type', '=', 'USERID')
    .where(isOver)
    .execute()
  await transaction
    .updateTable('invitation')
    .set({ creator_id: null })
    .where('activation_id', '=', activationId)
    .where('creator_id', '=', creatorId)
    .where('type', '=', 'EMAIL')
    .where(isOver)
    .execute()
}
