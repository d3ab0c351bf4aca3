import type { Database } from '@questboard/database'
import { ReauthorisationNeeded, type Tokens } from '@questboard/providers/channels'
import type { Dependencies } from './dependencies.ts'

/** A token that ends sooner than this is renewed before it is used. */
const SPARE_MS = 60_000

export const findConnection = (database: Database, connectionId: string) =>
  database
    .selectFrom('user_connection')
    .innerJoin('user', 'user.id', 'user_connection.user_id')
    .select([
      'user_connection.id',
      'provider_id',
      'channel_name',
      'user_id',
      'access_token_sealed',
      'access_token_expires_at',
      'refresh_token_sealed',
      'user.email',
      'user.display_name',
    ])
    .where('user_connection.id', '=', connectionId)
    .executeTakeFirst()

export type Connection = NonNullable<Awaited<ReturnType<typeof findConnection>>>

/** From here on the client asks the person to authorise again. */
export const markExpired = (database: Database, connectionId: string) =>
  database
    .updateTable('user_connection')
    .set({ refresh_token_expired: true })
    .where('id', '=', connectionId)
    .execute()

type Vendors = Pick<Dependencies, 'database' | 'channels' | 'channelTokens'>

const keepTokens = ({ database, channelTokens }: Vendors, connectionId: string, tokens: Tokens) =>
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

const lasts = (expiresAt: Date | null): boolean =>
  expiresAt === null || expiresAt.getTime() > Date.now() + SPARE_MS

const renew = async (vendors: Vendors, connection: Connection): Promise<string> => {
  const { id, provider_id, refresh_token_sealed } = connection
  const refreshToken = refresh_token_sealed ? vendors.channelTokens.open(refresh_token_sealed) : null
  if (refreshToken === null) throw new ReauthorisationNeeded('no refresh token')
  const tokens = await vendors.channels[provider_id].refresh(refreshToken)
  await keepTokens(vendors, id, tokens)
  return tokens.accessToken
}

/** The stored token, or a new one in its place. */
export const accessToken = async (vendors: Vendors, connection: Connection): Promise<string> => {
  const { access_token_sealed, access_token_expires_at } = connection
  const stored =
    access_token_sealed && lasts(access_token_expires_at)
      ? vendors.channelTokens.open(access_token_sealed)
      : null
  return stored ?? renew(vendors, connection)
}
