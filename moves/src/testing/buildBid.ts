import type { DatabaseTransaction } from '@questboard/database'
import type { Bid } from '../quest-run/bid.ts'

export const buildBid = (bid: Partial<Bid> = {}): Bid => ({
  amountCents: 50_000,
  platform: 'twitch',
  postType: 'STREAM',
  contentLengthMinutes: 60,
  connectionId: null,
  deliveryType: 'open',
  deliveryDate: null,
  message: '',
  ...bid,
})

/** Builds a bid on a channel of the creator, read from the database. */
export const bidOf = async (
  transaction: DatabaseTransaction,
  creatorId: string,
  bid: Partial<Bid> = {},
): Promise<Bid> => {
  const channel = await transaction
    .selectFrom('user_connection')
    .select('id')
    .where('user_id', '=', creatorId)
    .where('provider_id', '=', bid.platform ?? 'twitch')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return buildBid({ connectionId: channel.id, ...bid })
}
