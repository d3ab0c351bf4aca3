import type { DatabaseTransaction } from '@questboard/database'
import { z } from 'zod'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, refuse } from '../verdict.ts'

type Claimed = { readonly invitationId: string; readonly activationId: string }

const schema = z.object({ id: z.string(), activation_id: z.string(), creator_id: z.string().nullable() })

/** Whoever holds the link of a mailed invitation makes it theirs, once: their account may have another address. */
export const claimInvitation = (
  transaction: DatabaseTransaction,
  tokenHash: Buffer,
  mover: Extract<Mover, { readonly by: 'creator' }>,
): Promise<Moved<Claimed>> =>
  makeMove<Claimed>(transaction, 'claimInvitation', mover, async () => {
    const found = await transaction
      .selectFrom('invitation')
      .select(['id', 'activation_id', 'creator_id'])
      .where('token_hash', '=', tokenHash)
      .forUpdate()
      .executeTakeFirst()
    if (found === undefined) return refuse('invitation-invalid')
    const { id, activation_id: activationId, creator_id } = schema.parse(found)
    if (creator_id !== null && creator_id !== mover.personId) return refuse('invitation-invalid')
    // Who was asked by account as well has that invitation already.
    const own = await transaction
      .selectFrom('invitation')
      .select('id')
      .where('activation_id', '=', activationId)
      .where('creator_id', '=', mover.personId)
      .executeTakeFirst()
    if (own !== undefined) return { ok: true, invitationId: own.id, activationId }
    await transaction
      .updateTable('invitation')
      .set({ creator_id: mover.personId })
      .where('id', '=', id)
      .where('status', '=', 'PENDING')
      .execute()
    return { ok: true, invitationId: id, activationId }
  })
