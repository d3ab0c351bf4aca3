import type { DatabaseTransaction } from '@questboard/database'
import { checkDeliveryDate, type PayoutMethod } from '@questboard/domain'
import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, type Refused, refuse } from '../result.ts'
import { agreedTerms } from './agree.ts'
import { bidding, endBidding, isQuestOpen, mayAnswer } from './answerBid.ts'
import { type QuestRunRow, takeQuestRun } from './questRun.ts'

type Means = {
  readonly has_channel: boolean
  readonly can_be_paid_out: boolean
  readonly fits: boolean
  readonly method: PayoutMethod | null
  readonly fee_basis_points: number | null
}

/**
 * The channel and payout account for an acceptance. The channel is the one in the offer, or one on the offer's platform
 * if the company left the choice open. If a creator's offer has no channel, the channel was removed after the offer.
 */
const readMeans = async (
  transaction: DatabaseTransaction,
  { creator_id, company_id, current_bid_id }: QuestRunRow,
): Promise<Means> => {
  const { rows } = await sql<Means>`
    select exists (select from user_connection as channel
                    where channel.user_id = ${creator_id} and channel.provider_id = bid.platform
                      and (channel.id = bid.connection_id or bid.connection_id is null and bid.side = 'company')) as has_channel,
           can_be_paid_out(${creator_id}), fits_payout(${creator_id}, bid.amount_cents) as fits,
           (select method from payout_account where creator_id = ${creator_id}) as method,
           (select quest_fee_basis_points from company_plan(${company_id})) as fee_basis_points
      from quest_bid as bid where bid.id = ${current_bid_id}`.execute(transaction)
  const none = {
    has_channel: false,
    can_be_paid_out: false,
    fits: false,
    method: null,
    fee_basis_points: null,
  }
  return rows[0] ?? none
}

/** Before an acceptance, the creator needs a channel and a payout account that is ready for this amount (rules §6). */
const hasMeans = ({ has_channel, can_be_paid_out, fits }: Means, actor: Actor): typeof moved | Refused => {
  const isOwn = actor.by === 'creator'
  if (actor.by !== 'admin' && !has_channel) return refuse(isOwn ? 'channel-needed' : 'creator-channel-gone')
  if (!can_be_paid_out) return refuse(isOwn ? 'payout-setup' : 'creator-payout-setup')
  return fits ? moved : refuse(isOwn ? 'payout-limit' : 'creator-payout-limit')
}

/** An offer can still be open after its delivery day or the end of the window. */
const isDayAhead = ({ bid_publish_until, now }: QuestRunRow): typeof moved | Refused =>
  checkDeliveryDate(bid_publish_until, now).ok ? moved : refuse('bid-day-over')

/** Accepts the open offer. Its terms and the quest's terms become the agreement, and the company must pay. */
export const acceptBid = (transaction: DatabaseTransaction, seen: Seen, actor: Actor): Promise<Moved> =>
  makeMove(transaction, 'acceptBid', actor, async () => {
    const who = ['company', 'creator', 'autoBid', 'admin'] as const
    const taken = await takeQuestRun(transaction, seen, actor, { from: bidding, who })
    if (!taken.ok) return taken
    const { run } = taken
    const means = await readMeans(transaction, run)
    for (const result of [mayAnswer(run, actor), isQuestOpen(run), isDayAhead(run), hasMeans(means, actor)])
      if (!result.ok) return result
    const values = await agreedTerms(transaction, run, means)
    return endBidding(transaction, run, 'accepted', 'PENDING_PAYMENT', { values })
  })
