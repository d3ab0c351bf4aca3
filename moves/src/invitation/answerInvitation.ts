import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'

const values = {
  ACCEPTED: { status: 'ACCEPTED' },
  REJECTED: { status: 'REJECTED' },
  // An expired invitation counts as never answered.
  EXPIRED: { status: 'REJECTED', expired_at: sql<Date>`now()` },
  // The company withdraws an invitation together with its offer.
  WITHDRAWN: { status: 'REJECTED', withdrawn_at: sql<Date>`now()` },
} as const
export type InvitationAnswer = keyof typeof values

/** Joining or leaving an activation answers its invitation. An invitation without an answer expires. */
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
