import type { Database } from '@questboard/database'

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
