import type { DatabaseTransaction } from '@questboard/database'
import { answerInvitationTo } from '../invitation/answerInvitation.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, refuse } from '../verdict.ts'

/** A creator asks for a key, or lines up for a campaign that has not begun. */
export const applyForKey = (
  transaction: DatabaseTransaction,
  campaignId: string,
  mover: Extract<Mover, { readonly by: 'creator' }>,
  message: string,
): Promise<Moved<{ readonly participantId: string }>> =>
  makeMove(transaction, 'applyForKey', mover, async () => {
    const campaign = await transaction
      .selectFrom('activation')
      .innerJoin('key_campaign', 'key_campaign.id', 'activation.id')
      .select(['activation.company_id', 'key_campaign.waitlist'])
      .where('activation.id', '=', campaignId)
      .forNoKeyUpdate('activation')
      .executeTakeFirst()
    if (campaign === undefined) return refuse('not-found')
    const { id } = await transaction
      .insertInto('key_campaign_participant')
      .values({
        campaign_id: campaignId,
        company_id: campaign.company_id,
        creator_id: mover.personId,
        status: campaign.waitlist ? 'waitlist' : 'pending',
        message,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await answerInvitationTo(transaction, campaignId, mover.personId, 'ACCEPTED')
    return { ok: true, participantId: id }
  })
