import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { idOf, type Seen } from '../advance.ts'
import { lockCampaign, takePlace } from '../key-campaign/takePlace.ts'
import { makeMove } from '../makeMove.ts'
import type { Moved } from '../result.ts'
import { advanceInvitation, answerParticipant, takeInvitation } from './invitation.ts'

/** The campaign is locked before the invitation, in the same order as when joining or ending a key campaign. */
const lockCampaignOfInvitation = async (transaction: DatabaseTransaction, invitationId: string) => {
  const { rows } = await sql<{ activation_id: string }>`
    select activation_id from invitation where id = ${invitationId} and activation_type = 'KEY'`.execute(
    transaction,
  )
  if (rows[0] !== undefined) await lockCampaign(transaction, rows[0].activation_id)
}

/**
 * The creator accepts. An invitation to a key campaign makes them a participant immediately. An offer that came with
 * the invitation is answered separately (`acceptBid`, `counterBid`).
 */
export const acceptInvitation = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
): Promise<Moved> =>
  makeMove(transaction, 'acceptInvitation', actor, async () => {
    await lockCampaignOfInvitation(transaction, idOf(seen))
    const taken = await takeInvitation(transaction, seen, actor, ['creator', 'time'])
    if (!taken.ok) return taken
    const { activation_type, activation_id } = taken.row
    if (activation_type === 'KEY' && actor.by === 'creator')
      return takePlace(transaction, activation_id, actor, '')
    const accepted = await advanceInvitation(transaction, taken.row, 'ACCEPTED', actor)
    if (accepted.ok) await answerParticipant(transaction, taken.row, 'accepted')
    return accepted
  })
