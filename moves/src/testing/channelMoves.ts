import { channelVerificationReasons } from '@questboard/domain'
import { sql } from 'kysely'
import * as moves from '../index.ts'
import { makeMove } from '../makeMove.ts'
import { moved, refuse } from '../result.ts'
import { asCreator, provider } from './parties.ts'
import type { Row, Step } from './possibleMoves.ts'
import type { Random } from './randomOf.ts'

/** A creator connects another channel, which is then checked. */
export const connectAnother = (creatorId: string, random: Random, sequence: () => number): Step => {
  const vendor = random.pick(['youtube', 'tiktok'] as const) ?? 'youtube'
  const name = `another${sequence()}`
  return (transaction) =>
    makeMove(transaction, 'connectChannel', asCreator(creatorId), async () => {
      const { rows } = await sql`
        with connected as (
          insert into user_connection (user_id, provider_id, channel_id, channel_name, channel_url)
          values (${creatorId}, ${vendor}, ${name}, ${name}, ${`https://${vendor}.example/${name}`})
          on conflict do nothing returning id)
        insert into channel_verification (connection_id, user_id)
        select id, ${creatorId} from connected returning connection_id`.execute(transaction)
      return rows.length === 0 ? refuse('not-allowed') : moved
    })
}

/** The vendor's stats accept or reject a channel. A rejected channel is checked again. */
export const channelMoves = ({ id, creator_id }: Row, random: Random): Readonly<Record<string, Step>> => ({
  finishVerification: (transaction) =>
    moves.finishVerification(
      transaction,
      id,
      provider,
      random.pick([null, ...channelVerificationReasons]) ?? null,
    ),
  restartVerification: async (transaction) => {
    const failed = { connectionId: id, userId: creator_id }
    return (await moves.restartVerification(transaction, failed)) ? moved : refuse('not-found')
  },
})
