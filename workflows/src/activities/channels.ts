import { channelColumns, type Database } from '@questboard/database'
import { type ChannelVerificationReason, channelVerificationReasonWords } from '@questboard/domain'
import { finishVerification } from '@questboard/moves'
import { type Channel, ReauthorisationNeeded } from '@questboard/providers/channels'
import { channelRefusedLetter, channelVerifiedLetter, type Letter } from '@questboard/providers/mail'
import { ApplicationFailure } from '@temporalio/common'
import { sql } from 'kysely'
import { createChannelAccess } from './channelAccess.ts'
import { type Connection, findConnection } from './channelConnections.ts'
import type { Dependencies } from './dependencies.ts'

export type ChannelReading = {
  readonly followers: number | null
  readonly existsSince: string | null
  readonly isBusinessAccount: boolean
}

type VerificationResult = {
  readonly connectionId: string
  /** The reason why the channel does not meet the requirements. Null if it meets them. */
  readonly reason: ChannelVerificationReason | null
}

const keepFigures = (database: Database, connectionId: string, channel: Channel) =>
  database
    .updateTable('user_connection')
    .set(channelColumns(channel))
    .where('id', '=', connectionId)
    .execute()

const isHeld = async (database: Database, userId: string): Promise<boolean> => {
  const { rows } = await sql<{ held: boolean }>`select is_held(${userId}) as held`.execute(database)
  return rows[0]?.held === true
}

const hasAskedForAccess = async (database: Database, userId: string): Promise<boolean> => {
  const asked = await database
    .selectFrom('creator_access')
    .select('status')
    .where('creator_id', '=', userId)
    .where('kind', '=', 'creator')
    .where('status', '<>', 'rejected')
    .executeTakeFirst()
  return asked !== undefined
}

const resultLetter = async (
  { database, publicUrl }: Dependencies,
  connection: Connection,
  reason: VerificationResult['reason'],
): Promise<Letter> => {
  const to = { displayName: connection.display_name, channelName: connection.channel_name }
  const url = new URL('/user/creator-access', publicUrl).href
  if (reason !== null)
    return channelRefusedLetter({ ...to, url, reason: channelVerificationReasonWords[reason] })
  const hasAsked = await hasAskedForAccess(database, connection.user_id)
  return channelVerifiedLetter({ ...to, askUrl: hasAsked ? null : url })
}

export const createChannelActivities = (dependencies: Dependencies) => {
  const { database, channels, mailer } = dependencies
  const { withToken, markExpired } = createChannelAccess(dependencies)

  return {
    /** Reads the channel from its vendor and stores it. Returns 'removed' if the connection no longer exists. */
    async fetchChannelFigures(connectionId: string): Promise<ChannelReading | 'removed'> {
      const connection = await findConnection(database, connectionId)
      if (!connection) return 'removed'
      try {
        const channel = await withToken(connectionId, connection, (token) =>
          channels[connection.provider_id].fetchChannel(token),
        )
        await keepFigures(database, connectionId, channel)
        const { followers, existsSince, isBusinessAccount } = channel
        return { followers, existsSince: existsSince?.toISOString() ?? null, isBusinessAccount }
      } catch (error) {
        if (!(error instanceof ReauthorisationNeeded)) throw error
        await markExpired(connectionId)
        throw ApplicationFailure.nonRetryable(error.message, 'ReauthorisationNeeded')
      }
    },

    /** A result that an admin has set meanwhile is not changed. */
    async finishChannelVerification({ connectionId, reason }: VerificationResult): Promise<void> {
      const result = await database
        .transaction()
        .execute((transaction) => finishVerification(transaction, connectionId, { by: 'provider' }, reason))
      if (!result.ok && result.code !== 'status-illegal')
        throw new Error(
          `the result of a channel check could not be stored: ${result.code} ${result.why ?? ''}`,
        )
    },

    /** If we review a channel and hold its codes, no mail says that the channel is verified. */
    async sendChannelVerdict({ connectionId, reason }: VerificationResult): Promise<void> {
      const connection = await findConnection(database, connectionId)
      if (!connection || (reason === null && (await isHeld(database, connection.user_id)))) return
      await mailer.send(connection.email, await resultLetter(dependencies, connection, reason))
    },
  }
}
