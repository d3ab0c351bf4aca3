import type { DatabaseTransaction } from '@questboard/database'
import {
  type ChannelProvider,
  type Described,
  type FoundGame,
  nextLook,
  priorityOf,
} from '@questboard/domain'
import type { ChannelReading } from '@questboard/providers/channels'
import { sql } from 'kysely'
import type { Claim, DueChannel } from './claim.ts'
import { keepContent, markRemoved } from './keepContent.ts'
import { recogniseSubmissions, type SentBack } from './recogniseSubmissions.ts'

export type Read = { readonly due: DueChannel; readonly reading: ChannelReading; readonly seenAt: Date }

/** Averages cover only the last month of streams and the last quarter of videos. Null if there are none. */
const STREAM_DAYS = 30
const VIDEO_DAYS = 90

type Waiting = {
  readonly creator_id: string
  readonly running: boolean
  readonly to_be_listed: boolean
  readonly under_embargo: boolean
  readonly next_due_at: Date | null
}

const dealsOf = async (transaction: DatabaseTransaction, creatorIds: readonly string[]) => {
  const { rows } = await sql<Waiting>`
    select creator_id, bool_or(stage = 'active') as running,
           bool_or(status = 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION') as to_be_listed,
           bool_or(exists (select from quest_run r where r.id = deal.id and deal.kind = 'QUEST' and r.embargo_at > now() and r.embargo_broken_at is null
                              and r.status in ('CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION'))
                       or exists (select from key_campaign_participant p join activation a on a.id = p.campaign_id
                                   where p.id = deal.id and deal.kind = 'KEY' and p.status = 'submitted_content'
                                     and a.embargo_at > now() and p.embargo_broken_at is null)) as under_embargo,
           min(next_due_at) filter (where stage = 'active') as next_due_at
      from deal where creator_id = any (${creatorIds}::uuid[]) and stage <> 'ended' group by 1`.execute(
    transaction,
  )
  return new Map(rows.map((row) => [row.creator_id, row]))
}

const keepChannels = async (transaction: DatabaseTransaction, reads: readonly Read[]): Promise<void> => {
  const rows = reads.map(({ due, reading: { channel }, seenAt }) => ({
    id: due.id,
    name: channel.name,
    url: channel.url,
    picture_url: channel.pictureUrl,
    affiliation: channel.affiliation,
    followers: channel.followers,
    views: channel.views,
    seen_at: seenAt,
  }))
  // Locks the channels, because a creator's data depends on all of their channels and two vendors can be checked at
  // the same time. The order of locks is the same in every change of channels.
  await sql`select from user_connection where id = any (${reads.map(({ due }) => due.id)}::uuid[])
             order by id for no key update`.execute(transaction)
  await sql`select from creator_eligibility where creator_id = any (${reads.map(({ due }) => due.creator_id)}::uuid[])
             order by creator_id for no key update`.execute(transaction)
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, name text, url text, picture_url text,
    affiliation text, followers integer, views bigint, seen_at timestamptz)`
  await sql`
    with streamed as (
      select s.connection_id as id, round(sum(d.ccv_minutes) / nullif(sum(d.air_minutes), 0)) as ccv
        from content s join content_day d on d.content_id = s.id and d.is_public and d.day > current_date - ${STREAM_DAYS}::integer
       where s.type = 'STREAM' and s.connection_id in (select id from ${given}) group by 1
    ), published as (
      select connection_id as id, round(avg(views) filter (where type = 'VIDEO')) as video,
             round(avg(views) filter (where type = 'SHORTS')) as short
        from content
       where type in ('VIDEO', 'SHORTS') and visibility = 'public' and published_at > now() - make_interval(days => ${VIDEO_DAYS})
         and connection_id in (select id from ${given}) group by 1
    )
    update user_connection c
       set channel_name = r.name, channel_url = r.url, picture_url = r.picture_url, affiliation = r.affiliation,
           followers = r.followers, total_views = coalesce(r.views, c.total_views), figures_at = r.seen_at,
           average_ccv = s.ccv, average_views_per_video = p.video, average_views_per_short = p.short
      from ${given} left join streamed s using (id) left join published p using (id)
     where c.id = r.id`.execute(transaction)
  await sql`
    insert into channel_day (connection_id, day, followers, total_views)
    select c.id, (r.seen_at at time zone 'Europe/Stockholm')::date, r.followers, r.views
      from ${given} join user_connection c on c.id = r.id order by 1
    on conflict (connection_id, day) do update set followers = excluded.followers, total_views = excluded.total_views`.execute(
    transaction,
  )
}

const keepWatch = async (
  transaction: DatabaseTransaction,
  { lease }: Claim,
  reads: readonly Read[],
  samplesStreams: boolean,
): Promise<void> => {
  const deals = await dealsOf(
    transaction,
    reads.map(({ due }) => due.creator_id),
  )
  const rows = reads.map(({ due, reading, seenAt }) => {
    const deal = deals.get(due.creator_id)
    const next = nextLook(
      {
        id: due.id,
        connectedAt: due.created_at,
        // Always false if the vendor supports many channels per call, because a separate job measures its live streams.
        isLive: !samplesStreams && reading.items.some(({ isLive }) => isLive),
        hasRunning: deal?.running ?? false,
        isToBeListed: deal?.to_be_listed ?? false,
        isUnderEmbargo: deal?.under_embargo ?? false,
        nextDeadline: deal?.next_due_at ?? null,
      },
      seenAt,
    )
    const { videos, uploadsEtag } = reading
    return {
      id: due.id,
      at: next.at,
      priority: priorityOf(next.reason),
      videos,
      uploads_etag: uploadsEtag,
      seenAt,
    }
  })
  // If a check of the channel was requested in the meantime, the channel stays due, because its change can be newer than
  // this check.
  await sql`
    update channel_watch w
       set due_at = case when w.due_at = ${lease} then r.at else w.due_at end,
           priority = case when w.due_at = ${lease} then r.priority else w.priority end,
           looked_at = r."seenAt", failures = 0, failure = null, videos = r.videos, uploads_etag = r.uploads_etag
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, at timestamptz, priority smallint, videos integer,
           uploads_etag text, "seenAt" timestamptz)
     where w.connection_id = r.id`.execute(transaction)
}

export type Kept = {
  /** The number of streams, videos and shorts. */
  readonly content: number
  readonly sentBack: readonly SentBack[]
}

/** Stores a batch's results in one transaction that has locked the vendor's quota. */
export const keepReadings = async (
  transaction: DatabaseTransaction,
  batch: {
    readonly provider: ChannelProvider
    readonly claim: Claim
    readonly reads: readonly Read[]
    readonly findGame: (content: Described) => FoundGame | null
    readonly samplesStreams: boolean
  },
): Promise<Kept> => {
  const { provider, claim, reads, findGame, samplesStreams } = batch
  if (reads.length === 0) return { content: 0, sentBack: [] }
  const seenAt = new Date(Math.max(...reads.map((read) => read.seenAt.getTime())))
  const items = reads.flatMap(({ due, reading }) =>
    reading.items.map((item) => ({
      connectionId: due.id,
      creatorId: due.creator_id,
      item,
      game: findGame(item),
    })),
  )
  const content = await keepContent(transaction, provider, items, seenAt)
  await markRemoved(
    transaction,
    reads.map(({ due, reading }) => ({
      connectionId: due.id,
      completeSince: reading.completeSince,
      completeFor: reading.completeFor,
      externalIds: reading.items.map(({ externalId }) => externalId),
    })),
  )
  await keepChannels(transaction, reads)
  const sentBack = await recogniseSubmissions(
    transaction,
    reads.map(({ due }) => due.creator_id),
  )
  await keepWatch(transaction, claim, reads, samplesStreams)
  return { content, sentBack }
}
