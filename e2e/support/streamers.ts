import { randomUUID } from 'node:crypto'
import type { PayoutMethod } from '@questboard/domain'
import { type Account, createCreator } from './accounts.ts'
import { sql } from './database.ts'

type Channel = { readonly followers?: number; readonly viewers?: number }

/** A creator with a Twitch channel. */
export const createStreamer = async ({ followers, viewers }: Channel = {}) => {
  const creator = await createCreator()
  const connectionId = randomUUID()
  const [person] = await sql<{ readonly id: string }>(
    // Without a stored token, we never query the vendor about this channel or ask the creator to reconnect it.
    `insert into user_connection
       (id, user_id, provider_id, channel_id, channel_name, channel_url, followers, average_ccv, refresh_token_sealed)
     select $1, id, 'twitch', $2, $2, 'https://www.twitch.tv/' || $2, $3, $4, '\\x00' from "user" where username = $2
     returning user_id as id`,
    [connectionId, creator.username, followers ?? null, viewers ?? null],
  )
  if (!person) throw new Error(`${creator.username} has no account`)
  return { creator, creatorId: person.id, connectionId }
}

/** Approves a creator for everything and adds a payout account. */
export const approveCreator = async (
  { username }: Account,
  payoutAccount: string,
  payoutMethod: PayoutMethod = 'card',
): Promise<void> => {
  await sql(
    `insert into creator_access (creator_id, kind, status)
       select "user".id, value, 'approved' from "user", creator_access_kind where username = $1 and value <> 'creator'
     on conflict do nothing`,
    [username],
  )
  await sql(
    `insert into payout_account (creator_id, method, provider_reference, country, is_ready)
       select id, $3, $2, 'SE', true from "user" where username = $1`,
    [username, payoutAccount, payoutMethod],
  )
}

/** A creator with all access and a payout account. */
export const createApprovedStreamer = async (channel?: Channel) => {
  const streamer = await createStreamer(channel)
  await approveCreator(streamer.creator, `acct_${streamer.creator.username}`)
  return streamer
}
