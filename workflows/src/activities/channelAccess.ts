import type { Database, Sealer } from '@questboard/database'
import type { ChannelProvider } from '@questboard/domain'
import { type ChannelProviders, ReauthorisationNeeded, type Tokens } from '@questboard/providers/channels'

/** Tokens that expire within this time are renewed before use. */
const SPARE_MS = 60_000

export type SealedTokens = {
  readonly provider_id: ChannelProvider
  readonly access_token_sealed: Uint8Array | null
  readonly access_token_expires_at: Date | null
  readonly refresh_token_sealed: Uint8Array | null
}

type Keys = {
  readonly database: Database
  readonly channels: ChannelProviders
  readonly channelTokens: Sealer
}

/** Channel tokens, which are decrypted, renewed and stored, or marked as refused. */
export const createChannelAccess = ({ database, channels, channelTokens }: Keys) => {
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

  const renew = async (connectionId: string, sealed: SealedTokens): Promise<string> => {
    const { refresh_token_sealed, provider_id } = sealed
    const refreshToken = refresh_token_sealed ? channelTokens.open(refresh_token_sealed) : null
    if (refreshToken === null) throw new ReauthorisationNeeded('no refresh token')
    const tokens = await channels[provider_id].refresh(refreshToken)
    await keepTokens(connectionId, tokens)
    return tokens.accessToken
  }

  const known = ({ access_token_sealed, access_token_expires_at }: SealedTokens): string | null => {
    const lasts =
      access_token_expires_at === null || access_token_expires_at.getTime() > Date.now() + SPARE_MS
    return access_token_sealed && lasts ? channelTokens.open(access_token_sealed) : null
  }

  return {
    /**
     * Calls the vendor with the channel's token. Vendors can revoke tokens early, so a refused token is renewed once.
     */
    async withToken<T>(
      connectionId: string,
      sealed: SealedTokens,
      ask: (accessToken: string) => Promise<T>,
    ): Promise<T> {
      const token = known(sealed)
      if (token === null) return ask(await renew(connectionId, sealed))
      try {
        return await ask(token)
      } catch (error) {
        if (!(error instanceof ReauthorisationNeeded)) throw error
        return ask(await renew(connectionId, sealed))
      }
    },

    /** From now on, the client asks the person to authorize the channel again. */
    async markExpired(connectionId: string): Promise<void> {
      await database
        .updateTable('user_connection')
        .set({ refresh_token_expired: true })
        .where('id', '=', connectionId)
        .execute()
    },
  }
}

export type ChannelAccess = ReturnType<typeof createChannelAccess>
