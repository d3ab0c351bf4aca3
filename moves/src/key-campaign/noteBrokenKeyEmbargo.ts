import { type DatabaseTransaction, emitEvent } from '@questboard/database'
import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse } from '../result.ts'
import { takeParticipant } from './participant.ts'

type Marked = { readonly company_id: string; readonly creator_id: string }

/** Marks the participant if a channel check has seen content in public too early, and returns whether it has. */
export const markIfEarly = async (
  transaction: DatabaseTransaction,
  participantId: string,
): Promise<boolean> => {
  const { rows } = await sql<Marked>`
    update key_campaign_participant participant
       set embargo_broken_at = now(), embargo_content_id = content.id
      from content
     where participant.id = ${participantId} and content.id = key_embargo_breach(participant)
    returning participant.company_id, participant.creator_id`.execute(transaction)
  const [marked] = rows
  if (marked === undefined) return false
  await emitEvent(transaction, {
    type: 'keyEmbargoBroken',
    entity: 'key_campaign_participant',
    entityId: participantId,
    payload: marked,
  })
  return true
}

/**
 * A channel check found content in public before the embargo ends. This is reported once and does not change the
 * status.
 */
export const noteBrokenKeyEmbargo = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
): Promise<Moved> =>
  makeMove(transaction, 'noteBrokenKeyEmbargo', actor, async () => {
    const taken = await takeParticipant(transaction, seen, actor, {
      from: ['claimed_key', 'submitted_content', 'completed', 'failed'],
      who: ['provider', 'time', 'admin'],
    })
    if (!taken.ok) return taken
    return (await markIfEarly(transaction, taken.row.id)) ? { ok: true } : refuse('not-found')
  })
