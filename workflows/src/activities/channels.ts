import { channelColumns } from '@questboard/database'
import { type ChannelVerificationReason, channelVerificationReasonWords } from '@questboard/domain'
import { ReauthorisationNeeded, type Tokens } from '@questboard/providers/channels'
import { channelRefusedLetter, channelVerifiedLetter } from '@questboard/providers/mail'
import { ApplicationFailure } from '@temporalio/common'
import type { Dependencies } from './dependencies.ts'

export type ChannelReading = {
  readonly followers: number | null
  readonly existsSince: string | null
  readonly isBusinessAccount: boolean
}

/** A token this close to its end is renewed before it is used. */
const SPARE_MS = 60_000

export const createChannelActivities = (dependencies: Dependencies) => {
  const { database, channels, channelTokens, mailer, publicUrl } = dependencies

  const connectionOf = (connectionId: string) =>
    database
      .selectFrom('user_connection')
      .innerJoin('user', 'user.id', 'user_connection.user_id')
      .select([
        'provider_id',
        'channel_name',
        'user_id',
        'access_token_sealed',
        'access_token_expires_at',
        'refresh_token_sealed',
        'refresh_token_expired',
        'user.email',
        'user.display_name',
      ])
      .where('user_connection.id', '=', connectionId)
      .executeTakeFirst()

  const hasAskedForAccess = async (userId: string): Promise<boolean> => {
    const asked = await database
      .selectFrom('creator_access')
      .select('status')
      .where('creator_id', '=', userId)
      .where('kind', '=', 'creator')
      .where('status', '<>', 'rejected')
      .executeTakeFirst()
    return asked !== undefined
  }

  const keepTokens = (connectionId: string, tokens: Tokens) =>
    database
      .updateTable('user_connection')
      .set({
        access_token_sealed: channelTokens.seal(tokens.accessToken),
        access_token_expires_at: tokens.expiresAt,
        ...(tokens.refreshToken === null
          ? {}
          : { refresh_token_sealed: channelTokens.seal(tokens.refreshToken) }),
      })
      .where('id', '=', connectionId)
      .execute()

  /** From here on the client asks the person to authorise again. */
  const markExpired = (connectionId: string) =>
    database
      .updateTable('user_connection')
      .set({ refresh_token_expired: true })
      .where('id', '=', connectionId)
      .execute()

  const accessToken = async (
    connectionId: string,
    connection: NonNullable<Awaited<ReturnType<typeof connectionOf>>>,
  ): Promise<string> => {
    const { access_token_sealed, access_token_expires_at, refresh_token_sealed, provider_id } = connection
    const lasts =
      access_token_expires_at === null || access_token_expires_at.getTime() > Date.now() + SPARE_MS
    const known = access_token_sealed && lasts ? channelTokens.open(access_token_sealed) : null
    if (known !== null) return known
    const refreshToken = refresh_token_sealed ? channelTokens.open(refresh_token_sealed) : null
    if (refreshToken === null) throw new ReauthorisationNeeded('no refresh token')
    const tokens = await channels[provider_id].refresh(refreshToken)
    await keepTokens(connectionId, tokens)
    return tokens.accessToken
  }

  return {
    /** Asks the vendor and keeps what it says. 'removed' when the connection is gone. */
    async fetchChannelFigures(connectionId: string): Promise<ChannelReading | 'removed'> {
      const connection = await connectionOf(connectionId)
      if (!connection) return 'removed'
      try {
        const token = await accessToken(connectionId, connection)
        const channel = await channels[connection.provider_id].fetchChannel(token)
        await database
          .updateTable('user_connection')
          .set(channelColumns(channel))
          .where('id', '=', connectionId)
          .execute()
        const { followers, existsSince, isBusinessAccount } = channel
        return { followers, existsSince: existsSince?.toISOString() ?? null, isBusinessAccount }
      } catch (error) {
        if (!(error instanceof ReauthorisationNeeded)) throw error
        await markExpired(connectionId)
        throw ApplicationFailure.nonRetryable(error.message, 'ReauthorisationNeeded')
      }
    },

    /** A guarded move: a verification that an admin settled in the meantime stays as it is. */
    async finishChannelVerification(verdict: {
      readonly connectionId: string
      readonly reason: ChannelVerificationReason | null
    }): Promise<void> {
      await database
        .updateTable('channel_verification')
        .set({
          status: verdict.reason === null ? 'meets_requirements' : 'fails_requirements',
          reason: verdict.reason,
          finished_at: new Date(),
        })
        .where('connection_id', '=', verdict.connectionId)
        .where('status', '=', 'in_progress')
        .execute()
    },

    async sendChannelVerdict(verdict: {
      readonly connectionId: string
      readonly reason: ChannelVerificationReason | null
    }): Promise<void> {
      const connection = await connectionOf(verdict.connectionId)
      if (!connection) return
      const to = { displayName: connection.display_name, channelName: connection.channel_name }
      const url = new URL('/user/creator-access', publicUrl).href
      const letter =
        verdict.reason === null
          ? channelVerifiedLetter({
              ...to,
              askUrl: (await hasAskedForAccess(connection.user_id)) ? null : url,
            })
          : channelRefusedLetter({ ...to, url, reason: channelVerificationReasonWords[verdict.reason] })
      await mailer.send(connection.email, letter)
    },
  }
}
