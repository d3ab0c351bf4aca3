import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import { z } from 'zod'
import type { CreatorActor } from '../actor.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse } from '../result.ts'
import { isOver, makeRoom } from './makeRoom.ts'

type Claimed = { readonly invitationId: string; readonly activationId: string }

const schema = z.object({ id: z.string(), activation_id: z.string(), creator_id: z.string().nullable() })

/** The creator's open invitation by account, and whether they have joined. */
const standingOf = async (
  transaction: DatabaseTransaction,
  activationId: string,
  { personId }: CreatorActor,
) => {
  const { rows } = await sql<{ own: string | null; takes_part: boolean }>`
    select (select id from invitation where activation_id = ${activationId} and creator_id = ${personId} and not (${isOver})) as own,
           takes_part(${activationId}, ${personId}) as takes_part`.execute(transaction)
  return rows[0]
}

/**
 * The person with the link of a mailed invitation moves the invitation to their account, once. The account can have
 * another email address.
 */
export const claimInvitation = (
  transaction: DatabaseTransaction,
  tokenHash: Buffer,
  actor: CreatorActor,
): Promise<Moved<Claimed>> =>
  makeMove<Claimed>(transaction, 'claimInvitation', actor, async () => {
    const found = await transaction
      .selectFrom('invitation')
      .select(['id', 'activation_id', 'creator_id'])
      .where('token_hash', '=', tokenHash)
      .forUpdate()
      .executeTakeFirst()
    if (found === undefined) return refuse('invitation-invalid')
    const { id, activation_id: activationId, creator_id } = schema.parse(found)
    if (creator_id === actor.personId) return { ok: true, invitationId: id, activationId }
    if (creator_id !== null) return refuse('invitation-invalid')
    const standing = await standingOf(transaction, activationId, actor)
    const isNeeded = standing?.own === null && !standing.takes_part
    if (isNeeded) await makeRoom(transaction, activationId, actor.personId)
    await transaction
      .updateTable('invitation')
      // A creator who has joined or was also invited by account does not need this invitation.
      .set(isNeeded ? { creator_id: actor.personId } : { status: 'REJECTED', withdrawn_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('status', '=', 'PENDING')
      .execute()
    return { ok: true, invitationId: standing?.own ?? id, activationId }
  })
