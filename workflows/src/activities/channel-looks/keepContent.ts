import type { DatabaseTransaction } from '@questboard/database'
import { type ChannelProvider, type FoundGame, findDisclosure } from '@questboard/domain'
import type { ContentItem } from '@questboard/providers/channels'
import { sql } from 'kysely'
import { storable } from '../storable.ts'

export type SeenItem = {
  readonly connectionId: string
  readonly creatorId: string
  readonly item: ContentItem
  readonly game: FoundGame | null
}

const rowOf = ({ connectionId, creatorId, item, game }: SeenItem) => ({
  connection_id: connectionId,
  creator_id: creatorId,
  external_id: item.externalId,
  type: item.type,
  url: item.url,
  title: storable(item.title),
  thumbnail_url: item.thumbnailUrl,
  game_id: game?.gameId ?? null,
  game_source: game?.source ?? null,
  game_confidence: game?.confidence ?? null,
  language: item.language,
  visibility: item.visibility,
  disclosed_by: findDisclosure(item),
  published_at: item.publishedAt,
  duration_minutes: item.seconds === null ? null : Math.max(1, Math.round(item.seconds / 60)),
  views: item.views,
  likes: item.likes,
  hours_watched: item.minutesWatched === null ? null : Math.round(item.minutesWatched / 0.6) / 100,
  viewers: item.viewersNow,
  is_live: item.isLive,
})

/** Removes duplicates, because content can move to the next page while the pages load. */
const onceEach = (items: readonly SeenItem[]) => [
  ...new Map(items.map((seen) => [seen.item.externalId, rowOf(seen)])).values(),
]

/** SQL that joins the content found in this check with the content that was stored before. */
const incomingOf = (provider: ChannelProvider, rows: readonly ReturnType<typeof rowOf>[]) => sql`
  select i.*, ${provider} as platform, b.external_id is not null as is_known, b.views as views_before, b.hours_watched as hours_before,
         b.checked_at as seen_before,
         (select code from language where code = i.language) as known_language
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i (
         connection_id uuid, creator_id uuid, external_id text, type text, url text, title text, thumbnail_url text,
         game_id uuid, game_source text, game_confidence smallint, language text, visibility text, disclosed_by text,
         published_at timestamptz, duration_minutes integer, views bigint, likes bigint,
         hours_watched numeric, viewers integer, is_live boolean)
    left join content b on b.platform = ${provider} and b.external_id = i.external_id`

/** Writes the current data, except for a person's corrections and fields that the vendor no longer returns. */
const writtenAt = (seenAt: Date) => sql`
  insert into content as c (creator_id, connection_id, platform, type, external_id, url, title, thumbnail_url, game_id,
                       game_source, game_confidence, language, visibility, disclosed_by, published_at, duration_minutes, average_ccv,
                       peak_ccv, views, hours_watched, likes, checked_at)
  select creator_id, connection_id, platform, type, external_id, url, title, thumbnail_url, game_id, game_source,
         game_confidence, known_language, visibility, disclosed_by, published_at, duration_minutes, viewers, viewers, views,
         coalesce(hours_watched, case when is_live then 0 end), likes, ${seenAt}
    from incoming order by external_id
  on conflict (platform, external_id) do update set
    connection_id = excluded.connection_id, url = excluded.url, title = excluded.title,
    thumbnail_url = coalesce(excluded.thumbnail_url, c.thumbnail_url), language = coalesce(excluded.language, c.language),
    game_id = case when c.game_source = 'person' or coalesce(c.game_confidence, 0) >= coalesce(excluded.game_confidence, 0)
                   then c.game_id else excluded.game_id end,
    game_source = case when c.game_source = 'person' or coalesce(c.game_confidence, 0) >= coalesce(excluded.game_confidence, 0)
                       then c.game_source else excluded.game_source end,
    game_confidence = case when c.game_source = 'person' then c.game_confidence
                           else nullif(greatest(coalesce(c.game_confidence, 0), coalesce(excluded.game_confidence, 0)), 0) end,
    visibility = excluded.visibility, disclosed_by = excluded.disclosed_by, duration_minutes = coalesce(excluded.duration_minutes, c.duration_minutes),
    peak_ccv = greatest(c.peak_ccv, excluded.peak_ccv), views = coalesce(excluded.views, c.views),
    likes = coalesce(excluded.likes, c.likes), checked_at = excluded.checked_at,
    hours_watched = case when c.type = 'STREAM' then c.hours_watched else coalesce(excluded.hours_watched, c.hours_watched) end
    where c.creator_id = excluded.creator_id
  returning id, creator_id, game_id, platform, type, external_id`

/** SQL for the growth of each video's or stream's numbers since the last check. */
const gainedAt = (seenAt: Date) => sql`
  select w.id, w.creator_id, w.game_id, w.platform, w.type,
         case when i.is_known then greatest(0, i.views - i.views_before)
              when i.published_at > ${seenAt}::timestamptz - interval '1 day' then i.views end as views,
         case when i.is_live and i.viewers is not null and i.seen_before > ${seenAt}::timestamptz - interval '15 minutes'
              then (floor(extract(epoch from ${seenAt}::timestamptz - i.published_at) / 60)
                    - floor(extract(epoch from i.seen_before - i.published_at) / 60))::integer else 0 end as minutes,
         coalesce(i.viewers, 0) as viewers,
         coalesce(case when i.is_known then greatest(0, i.hours_watched - i.hours_before)
                       when i.published_at > ${seenAt}::timestamptz - interval '1 day' then i.hours_watched end, 0) as hours
    from written w
    join incoming i on i.platform = w.platform and i.external_id = w.external_id`

const countedOn = (seenAt: Date) => sql`
  insert into content_day as d (content_id, day, creator_id, game_id, platform, type, views, hours_watched, air_minutes, ccv_minutes)
  select id, (${seenAt}::timestamptz at time zone 'Europe/Stockholm')::date, creator_id, game_id, platform, type, coalesce(views, 0),
         round(viewers * minutes / 60.0, 2) + hours, minutes, viewers::bigint * minutes
    from gained where coalesce(views, 0) > 0 or minutes > 0 or hours > 0 order by id
  on conflict (content_id, day) do update set
    views = d.views + excluded.views, hours_watched = d.hours_watched + excluded.hours_watched,
    air_minutes = d.air_minutes + excluded.air_minutes, ccv_minutes = d.ccv_minutes + excluded.ccv_minutes`

/**
 * Writes content and its gains since the last check in one statement: measured minutes and viewers of streams, and
 * differences of views and watch time. Content older than yesterday that is seen for the first time
 * adds no gain, because the days of its views are unknown. The caller has locked the vendor's quota, so this statement
 * reads the previous state.
 */
export const keepContent = async (
  transaction: DatabaseTransaction,
  provider: ChannelProvider,
  items: readonly SeenItem[],
  seenAt: Date,
): Promise<number> => {
  const rows = onceEach(items)
  if (rows.length === 0) return 0
  const { rows: written } = await sql<{ count: number }>`
    with incoming as materialized (${incomingOf(provider, rows)}),
         written as (${writtenAt(seenAt)}),
         gained as (${gainedAt(seenAt)}),
         counted as (${countedOn(seenAt)})
    select count(*)::integer as count from written`.execute(transaction)
  await averageStreams(
    transaction,
    provider,
    rows.filter(({ is_live }) => is_live).map(({ external_id }) => external_id),
  )
  return written[0]?.count ?? 0
}

/** Average viewers and hours watched from a stream's measured minutes. */
const averageStreams = async (
  transaction: DatabaseTransaction,
  provider: ChannelProvider,
  externalIds: readonly string[],
): Promise<void> => {
  if (externalIds.length === 0) return
  await sql`
    update content c set average_ccv = m.average, hours_watched = m.hours
      from (select d.content_id, round(sum(d.ccv_minutes) / nullif(sum(d.air_minutes), 0)) as average,
                   sum(d.hours_watched) as hours
              from content s join content_day d on d.content_id = s.id
             where s.platform = ${provider} and s.external_id = any (${externalIds}::text[]) group by 1) as m
     where c.id = m.content_id and m.average is not null`.execute(transaction)
}

/** Content that is missing from a complete list was removed or hidden. */
export const markRemoved = async (
  transaction: DatabaseTransaction,
  lists: readonly {
    readonly connectionId: string
    readonly completeSince: Date
    readonly completeFor: readonly string[]
    readonly externalIds: readonly string[]
  }[],
): Promise<void> => {
  const known = lists.map(({ connectionId, completeSince, completeFor, externalIds }) => ({
    connection_id: connectionId,
    since: completeSince,
    types: completeFor,
    external_ids: externalIds,
  }))
  await sql`
    update content c set visibility = 'removed'
      from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as l (connection_id uuid, since timestamptz, types text[], external_ids text[])
     where c.connection_id = l.connection_id and c.published_at >= l.since and c.type = any (l.types)
       and c.visibility <> 'removed' and not c.external_id = any (l.external_ids)`.execute(transaction)
}
