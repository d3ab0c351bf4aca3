import { randomBytes } from 'node:crypto'
import type { ClientBase } from 'pg'
import type { Sealer } from '../sealing.ts'

/** The sandbox's format: times in milliseconds, and its own vendor names. */
const channelsSql = `
  select connection.id as "connectionId", case connection.provider_id when 'youtube' then 'google' else connection.provider_id end as vendor,
         jsonb_build_object(
           'id', connection.channel_id, 'name', connection.channel_name, 'followers', coalesce(connection.followers, 0),
           'ageDays', greatest(0, floor(extract(epoch from now() - connection.channel_created_at) / 86400))) as channel,
         coalesce(connection.picture_url, '') as "pictureUrl", connection.affiliation, connection.followers is null as "hidesFollowers",
         coalesce(connection.total_views, 0)::float8 as "totalViews",
         coalesce("user".language, 'en') as language, "user".username as owner, connection.has_refresh_token as "isAuthorised",
         coalesce((select jsonb_agg(jsonb_build_object(
                            'id', content.external_id, 'type', content.type, 'title', content.title, 'game', coalesce(game.name, ''),
                            'visibility', content.visibility, 'disclosedBy', content.disclosed_by,
                            'publishedAt', floor(extract(epoch from content.published_at) * 1000),
                            'seconds', round(coalesce(content.duration_minutes, 1) * 60),
                            'views', coalesce(content.views, 0), 'likes', coalesce(content.likes, 0),
                            'minutesWatched', coalesce(content.hours_watched, 0) * 60) order by content.published_at desc)
                     from content left join game on game.id = content.game_id
                    where content.connection_id = connection.id and content.visibility <> 'removed'), '[]') as content
    from user_connection as connection
    join "user" on "user".id = connection.user_id and "user".is_demo
   where connection.channel_id like 'demo-%' order by connection.id`

type MarketChannel = { readonly connectionId: string; readonly isAuthorised: boolean }
export type Market = {
  readonly madeAt: number
  readonly channels: readonly (MarketChannel & { readonly refreshToken: string | null })[]
}

/** The demo market's channels with their seeded content and refresh tokens. */
export const readMarket = async (client: ClientBase, now: Date): Promise<Market> => {
  const { rows } = await client.query<MarketChannel>(channelsSql)
  const channels = rows.map((channel) => ({
    ...channel,
    refreshToken: channel.isAuthorised ? `market-${randomBytes(24).toString('base64url')}` : null,
  }))
  return { madeAt: now.getTime(), channels }
}

const connectSql = `
  update user_connection as connection set refresh_token_sealed = decode(given.sealed, 'base64')
    from jsonb_to_recordset($1::jsonb) as given (id uuid, sealed text)
   where connection.id = given.id and not is_sealed(connection.refresh_token_sealed)
  returning connection.id`

/**
 * Spreads channel checks, because checking all channels of a market immediately would be a burst. Channels with a deal
 * are checked within minutes, and that check schedules the next one. All other channels are spread over the day.
 */
const spreadSql = `
  update channel_watch w
     set priority = case when deals.are_open then w.priority else 6 end,
         due_at = now() + random() * case when deals.are_open then interval '5 minutes' else interval '1 day' end
    from (select connection.id, exists (select from deal where deal.creator_id = connection.user_id and deal.stage = 'active') as are_open
            from user_connection as connection where connection.id = any ($1::uuid[])) as deals
   where w.connection_id = deals.id`

/** Gives the market's channels the sandbox's tokens. A channel that a person has connected meanwhile is not changed. */
export const connectMarket = async (
  client: ClientBase,
  { channels }: Market,
  sealer: Sealer,
): Promise<void> => {
  const sealed = channels.flatMap(({ connectionId, refreshToken }) =>
    refreshToken === null ? [] : [{ id: connectionId, sealed: sealer.seal(refreshToken).toString('base64') }],
  )
  await client.query('begin')
  const { rows } = await client.query<{ id: string }>(connectSql, [JSON.stringify(sealed)])
  await client.query(spreadSql, [rows.map(({ id }) => id)])
  await client.query('commit')
}
