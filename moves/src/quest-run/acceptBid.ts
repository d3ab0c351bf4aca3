import type { DatabaseTransaction } from '@questboard/database'
import { deliveryDateVerdict } from '@questboard/domain'
import { sql } from 'kysely'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, moved, type Refused, refuse } from '../verdict.ts'
import { bidding, endBidding, mayAnswer } from './answerBid.ts'
import { type QuestRunRow, takeQuestRun } from './questRun.ts'

type Means = { readonly can: boolean; readonly fits: boolean }

const payoutMeans = async (transaction: DatabaseTransaction, run: QuestRunRow): Promise<Means> => {
  const { rows } = await sql<Means>`
    select can_be_paid_out(${run.creator_id}) as can, fits_payout(${run.creator_id}, amount_cents) as fits
      from quest_bid where id = ${run.current_bid_id}`.execute(transaction)
  return rows[0] ?? { can: false, fits: false }
}

/**
 * Where the content is to be published: the channel that the offer names, or one on its platform where a company left it to the
 * creator. A creator's offer that names none any more was made on a channel that has been removed.
 */
const hasChannel = async (transaction: DatabaseTransaction, run: QuestRunRow): Promise<boolean> => {
  const channel = await transaction
    .selectFrom('user_connection as channel')
    .innerJoin('quest_bid as bid', 'bid.platform', 'channel.provider_id')
    .innerJoin('quest_run as run', 'run.current_bid_id', 'bid.id')
    .select('channel.id')
    .where('run.id', '=', run.id)
    .where('channel.user_id', '=', run.creator_id)
    .where(({ and, or, eb, ref }) =>
      or([
        eb('bid.connection_id', '=', ref('channel.id')),
        and([eb('bid.connection_id', 'is', null), eb('bid.side', '=', 'company')]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return channel !== undefined
}

/** rules §6: before an acceptance a creator has a channel, and a payout account that is ready and sends so much. */
const hasMeans = async (
  transaction: DatabaseTransaction,
  run: QuestRunRow,
  mover: Mover,
): Promise<typeof moved | Refused> => {
  const isOwn = mover.by === 'creator'
  if (mover.by !== 'admin' && !(await hasChannel(transaction, run)))
    return refuse(isOwn ? 'channel-needed' : 'creator-channel-gone')
  const { can, fits } = await payoutMeans(transaction, run)
  if (!can) return refuse(isOwn ? 'payout-setup' : 'creator-payout-setup')
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
