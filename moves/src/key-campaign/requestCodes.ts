import type { DatabaseTransaction } from '@questboard/database'
import type { KeyCampaignParticipantStatus } from '@questboard/domain'
import { sql } from 'kysely'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, refuse } from '../verdict.ts'
import { takeParticipant } from './participant.ts'

const isOffered = async (transaction: DatabaseTransaction, campaignId: string, platform: string) => {
  const found = await transaction
    .selectFrom('key_offer')
    .select('activation_id')
    .where('activation_id', '=', campaignId)
    .where('distribution_channel_id', '=', platform)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

const isFirstToAsk = async (transaction: DatabaseTransaction, campaignId: string, platform: string) => {
  const found = await transaction
    .selectFrom('code_request')
    .select('participant_id')
    .where('activation_id', '=', campaignId)
    .where('distribution_channel_id', '=', platform)
    .limit(1)
    .executeTakeFirst()
  return found === undefined
}

/** By the notice that it knows already: that codes run out, and how many are left here. */
const tellCompany = (transaction: DatabaseTransaction, campaignId: string, platform: string) =>
  sql`select emit_event('codesRunningOut', 'code_item', offer.code_item_id, jsonb_build_object(
               'company_id', offer.company_id, 'item', item.name, 'platform', channel.name, 'left', offer.available))
        from key_offer offer
        join code_item item on item.id = offer.code_item_id
        join distribution_channel channel on channel.id = offer.distribution_channel_id
       where offer.activation_id = ${campaignId} and offer.distribution_channel_id = ${platform}
       order by offer.available, item.name limit 1`.execute(transaction)

/** The creator found a platform out of codes: the company is told by the first who asks, and sees how many do. */
export const requestCodes = (
  transaction: DatabaseTransaction,
  seen: Seen,
  mover: Mover,
  distributionChannelId: string,
): Promise<Moved<{ readonly status: KeyCampaignParticipantStatus }>> =>
  makeMove(transaction, 'requestCodes', mover, async () => {
    const taken = await takeParticipant(transaction, seen, mover, {
      from: ['accepted', 'claimed_key'],
      who: ['creator'],
    })
    if (!taken.ok) return taken
    const { id, campaign_id, company_id, creator_id, status } = taken.row
    if (!(await isOffered(transaction, campaign_id, distributionChannelId))) return refuse('not-allowed')
    const isFirst = await isFirstToAsk(transaction, campaign_id, distributionChannelId)
    await transaction
      .insertInto('code_request')
      .values({
        participant_id: id,
        distribution_channel_id: distributionChannelId,
        activation_id: campaign_id,
        company_id,
        creator_id,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    if (isFirst) await tellCompany(transaction, campaign_id, distributionChannelId)
    return { ok: true, status }
  })
