import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'

const values = {
  ACCEPTED: { status: 'ACCEPTED' },
  REJECTED: { status: 'REJECTED' },
  // What ran out was not answered.
  EXPIRED: { status: 'REJECTED', expired_at: sql<Date>`now()` },
} as const
export type InvitationAnswer = keyof typeof values

/** Whoever takes part in an activation, or does not any more, has answered the invitation to it; or nobody has, and it is over. */
export const answerInvitationTo = async (
  transaction: DatabaseTransaction,
  activationId: string,
  creatorId: string,
  answer: InvitationAnswer,
): Promise<void> => {
  await transaction
    .updateTable('invitation')
    .set(values[answer])
    .where('activation_id', '=', activationId)
    .where('creator_id', '=', creatorId)
    .where('status', '=', 'PENDING')
    .execute()
}
