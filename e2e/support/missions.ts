import { randomUUID } from 'node:crypto'
import { createAccount, createCreator } from './accounts.ts'
import { sql } from './database.ts'

type Found = { readonly id: string }

/** A verified company with a Creator Program that is live. */
const createProgramOwner = async () => {
  const account = await createAccount('company')
  await sql(
    `with owned as (
       update company set verification = 'verified'
        where id = (select company_id from company_member join "user" on "user".id = user_id where username = $1) returning id)
     insert into activation (kind, company_id, name, status) select 'CREATOR_PROGRAM', id, 'Our creators', 'active' from owned`,
    [account.username],
  )
  return account
}

/** A creator with a Twitch channel. */
export const createStreamer = async () => {
  const creator = await createCreator()
  const connectionId = randomUUID()
  const [person] = await sql<Found>(
    // Nobody asks about a channel whose token was never sealed.
    `insert into user_connection (id, user_id, provider_id, channel_id, channel_name, channel_url, refresh_token_sealed)
     select $1, id, 'twitch', $2, $2, 'https://www.twitch.tv/' || $2, '\\x00' from "user" where username = $2
     returning user_id as id`,
    [connectionId, creator.username],
  )
  if (!person) throw new Error('the market has nobody to play')
  return { creator, creatorId: person.id, connectionId }
}

/** The two sides of a mission: a company that may create one, and a creator with a Twitch channel. */
export const createMissionSides = async () => {
  const company = await createProgramOwner()
  const [game] = await sql<{ readonly id: string; readonly name: string }>(
    'select id, name from game order by name limit 1',
  )
  if (!game) throw new Error('the market has no game')
  return { company, ...(await createStreamer()), game }
}
