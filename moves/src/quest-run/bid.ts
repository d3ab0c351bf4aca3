import type { DatabaseTransaction } from '@questboard/database'
import {
  bidDeadline,
  type CounterForm,
  checkDeliveryDate,
  checkMinimumDeal,
  type QuestRunSide,
} from '@questboard/domain'
import { sql } from 'kysely'
import { moved, type Refused, refuse } from '../result.ts'
import { type Entry, writeHistory } from './history.ts'
import type { QuestRunRow } from './questRun.ts'

/** A company can let the creator choose the channel. */
export type Bid = CounterForm

type Author = { readonly side: QuestRunSide; readonly personId: string | null }

/** Makes an offer in a run. The other side must answer the offer before its deadline. */
export const putOnTable = async (
  transaction: DatabaseTransaction,
  run: QuestRunRow,
  { side, personId }: Author,
  bid: Bid,
): Promise<typeof moved | Refused> => {
  const creator = await transaction
    .selectFrom('creator')
    .select((the) => [
      'minimum_deal_size_cents',
      the
        .exists(
          the
            .selectFrom('user_connection')
            .select('user_connection.id')
            .whereRef('user_connection.user_id', '=', 'creator.id')
            .where('user_connection.provider_id', '=', bid.platform),
        )
        .as('has_channel'),
    ])
    .where('id', '=', run.creator_id)
    .executeTakeFirst()
  const result = checkMinimumDeal(bid.amountCents, creator?.minimum_deal_size_cents ?? null)
  if (!result.ok) return refuse(result.code)
  if (side === 'company' && creator?.has_channel === false) return refuse('creator-channel')
  const ahead = checkDeliveryDate(bid.deliveryDate, run.now)
  if (!ahead.ok) return refuse(ahead.code)
  const isOfferedBack = run.current_bid_id !== null && side === 'company'
  await transaction
    .insertInto('quest_bid')
    .values({
      quest_run_id: run.id,
      company_id: run.company_id,
      creator_id: run.creator_id,
      side,
      author_id: personId,
      amount_cents: bid.amountCents,
      platform: bid.platform,
      connection_id: bid.connectionId,
      post_type: bid.postType,
      content_length_minutes: bid.contentLengthMinutes,
      delivery_type: bid.deliveryType,
      delivery_date: bid.deliveryDate,
      message: bid.message,
      deadline_at: bidDeadline(run.now, run.invitation_deadline_at, isOfferedBack),
    })
    .execute()
  const entry: Entry = {
    type: run.current_bid_id === null ? 'NEW_OFFER' : 'COUNTER_OFFER',
    side,
    amountCents: bid.amountCents,
    comment: bid.message === '' ? null : bid.message,
  }
  await writeHistory(transaction, run, 'offer', entry, sql`${personId}::uuid`)
  return moved
}
