import type { DatabaseTransaction } from '@questboard/database'
import { deliveryDateVerdict } from '@questboard/domain'
import { sql } from 'kysely'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, moved, type Refused, refuse } from '../verdict.ts'
import { bidding, endBidding, mayAnswer } from './answerBid.ts'
import { type QuestRunRow, takeQuestRun } from './questRun.ts'

type Means = { readonly has_channel: boolean; readonly can_be_paid_out: boolean; readonly fits: boolean }

/**
 * Where the content is to be published: the channel that the offer names, or one on its platform where a company left it to the
 * creator. A creator's offer that names none any more was made on a channel that has been removed. And where the money goes.
 */
const readMeans = async (
  transaction: DatabaseTransaction,
  { creator_id, current_bid_id }: QuestRunRow,
): Promise<Means> => {
  const { rows } = await sql<Means>`
    select exists (select from user_connection as channel
                    where channel.user_id = ${creator_id} and channel.provider_id = bid.platform
                      and (channel.id = bid.connection_id or bid.connection_id is null and bid.side = 'company')) as has_channel,
           can_be_paid_out(${creator_id}), fits_payout(${creator_id}, bid.amount_cents) as fits
      from quest_bid as bid where bid.id = ${current_bid_id}`.execute(transaction)
  return rows[0] ?? { has_channel: false, can_be_paid_out: false, fits: false }
}

/** rules §6: before an acceptance a creator has a channel, and a payout account that is ready and sends so much. */
const hasMeans = async (
  transaction: DatabaseTransaction,
  run: QuestRunRow,
  mover: Mover,
): Promise<typeof moved | Refused> => {
  const isOwn = mover.by === 'creator'
  const { has_channel, can_be_paid_out, fits } = await readMeans(transaction, run)
  if (mover.by !== 'admin' && !has_channel) return refuse(isOwn ? 'channel-needed' : 'creator-channel-gone')
  if (!can_be_paid_out) return refuse(isOwn ? 'payout-setup' : 'creator-payout-setup')
  return fits ? moved : refuse(isOwn ? 'payout-limit' : 'creator-payout-limit')
}

/** An offer may lie on the table for longer than until its day, or the end of the window. */
const isDayAhead = ({ bid_publish_until, now }: QuestRunRow): typeof moved | Refused =>
  deliveryDateVerdict(bid_publish_until, now).ok ? moved : refuse('bid-day-over')

/** The offer on the table is accepted: what it and the quest say is agreed, and the company pays. */
export const acceptBid = (transaction: DatabaseTransaction, seen: Seen, mover: Mover): Promise<Moved> =>
  makeMove(transaction, 'acceptBid', mover, async () => {
    const who = ['company', 'creator', 'autoBid', 'admin'] as const
    const taken = await takeQuestRun(transaction, seen, mover, { from: bidding, who })
    if (!taken.ok) return taken
    const { run } = taken
    for (const verdict of [mayAnswer(run, mover), isDayAhead(run), await hasMeans(transaction, run, mover)])
      if (!verdict.ok) return verdict
    return endBidding(transaction, run, 'accepted', 'PENDING_PAYMENT')
  })
