import type { DatabaseTransaction } from '@questboard/database'
import { type NextLook, nextLook, priorityOf } from '@questboard/domain'
import type { ChannelCounts } from '@questboard/providers/channels'
import { sql } from 'kysely'
import type { Claim, DueChannel } from './claim.ts'

const rowOf = (due: DueChannel, counts: ChannelCounts | undefined, now: Date) => {
  const isAsBefore = counts !== undefined && counts.videos !== null && counts.videos === due.videos
  const idle = {
    id: due.id,
    connectedAt: due.created_at,
    isLive: false,
    hasRunning: false,
    isToBeListed: false,
    nextDeadline: null,
  }
  const next: NextLook = isAsBefore ? nextLook(idle, now) : { at: now, reason: 'changed' }
  return {
    id: due.id,
    followers: counts?.followers ?? null,
    views: counts?.views ?? null,
    is_told: counts !== undefined,
    at: next.at,
    priority: priorityOf(next.reason),
  }
}

/** Figures of many channels from one call. Who has another number of videos, or was not told of at all, is read whole soon. */
export const keepSweep = async (
  transaction: DatabaseTransaction,
  { channels, lease }: Claim,
  told: ReadonlyMap<string, ChannelCounts>,
  now: Date,
): Promise<void> => {
  const rows = channels.map((due) => rowOf(due, told.get(due.channel_id), now))
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, followers integer, views bigint,
    is_told boolean, at timestamptz, priority smallint)`
  await sql`
    update user_connection c
       set followers = r.followers, total_views = coalesce(r.views, c.total_views), figures_at = ${now}
      from ${given} where c.id = r.id and r.is_told`.execute(transaction)
  await sql`
    insert into channel_day (connection_id, day, followers, total_views)
    select c.id, (${now}::timestamptz at time zone 'UTC')::date, r.followers, r.views
      from ${given} join user_connection c on c.id = r.id where r.is_told order by 1
    on conflict (connection_id, day) do update set followers = excluded.followers, total_views = excluded.total_views`.execute(
    transaction,
  )
  await sql`
    update channel_watch w set due_at = r.at, priority = r.priority, failures = 0, failure = null
      from ${given} where w.connection_id = r.id and w.due_at = ${lease}`.execute(transaction)
}
