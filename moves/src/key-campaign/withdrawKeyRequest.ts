import { type DatabaseTransaction, emitEvent } from '@questboard/database'
import { unansweredKeyRequests } from '@questboard/domain'
import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { idOf, type Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, refuse } from '../result.ts'
import { lockCampaignOf, takeParticipant } from './participant.ts'

/** A creator who was invited again can have earlier codes and content, so that creator's participation is kept. */
const hasNothing = sql<boolean>`
  not exists (select from code_claim where participant_id = key_campaign_participant.id)
  and not exists (select from submission where participant_id = key_campaign_participant.id)`

/** Withdraws an unanswered request. The creator leaves the campaign and can make a new request. */
export const withdrawKeyRequest = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
): Promise<Moved> =>
  makeMove(transaction, 'withdrawKeyRequest', actor, async () => {
    await lockCampaignOf(transaction, idOf(seen), 'write')
    const taken = await takeParticipant(transaction, seen, actor, {
      from: unansweredKeyRequests,
      who: ['creator'],
    })
    if (!taken.ok) return taken
    const { id, company_id, creator_id, campaign_id } = taken.row
    const gone = await transaction
      .deleteFrom('key_campaign_participant')
      .where('id', '=', id)
      .where(hasNothing)
      .returning('id')
      .executeTakeFirst()
    if (gone === undefined) return refuse('not-allowed')
    await emitEvent(transaction, {
      type: 'keyRequestWithdrawn',
      entity: 'key_campaign_participant',
      entityId: id,
      payload: { company_id, creator_id, activation_id: campaign_id },
    })
    return moved
  })
