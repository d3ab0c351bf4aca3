import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'

/** The invitation expired or was withdrawn. */
export const isOver = sql<boolean>`status = 'REJECTED' and (expired_at is not null or withdrawn_at is not null)`

/**
 * There is one invitation per creator and activation, so an ended one is moved aside. A mailed one stays visible to its
 * company like an unclaimed one, so that the company cannot tell whose address it is.
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
