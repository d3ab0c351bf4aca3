import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'

/** The invitation has expired or was withdrawn. */
export const isOver = sql<boolean>`status = 'REJECTED' and (expired_at is not null or withdrawn_at is not null)`

/**
 * Each creator can have one invitation per activation, so an ended one is archived. A mailed invitation stays visible
 * to its company as if unclaimed, so that the company cannot find out whose email address it is.
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
