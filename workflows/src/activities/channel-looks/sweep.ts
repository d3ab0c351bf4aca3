import type { DatabaseTransaction } from '@questboard/database'
import {
  type ChannelProvider,
  isOutdated,
  looksToSpare,
  type NextLook,
  nextLook,
  priorityOf,
} from '@questboard/domain'
import type { ChannelCounts } from '@questboard/providers/channels'
import { sql } from 'kysely'
import type { Claim, DueChannel } from './claim.ts'

const isAsBefore = (due: DueChannel, counts: ChannelCounts | undefined): boolean =>
  counts !== undefined && counts.videos !== null && counts.videos === due.videos

/**
 * Unchanged channels with the oldest complete checks, which are also checked completely. The spare quota
 * limits their number.
 */
const readAgain = (
  provider: ChannelProvider,
  { channels, spent }: Claim,
  told: ReadonlyMap<string, ChannelCounts>,
  now: Date,
): ReadonlySet<string> => {
  const outdated = channels
    .filter((due) => isAsBefore(due, told.get(due.channel_id)) && isOutdated(due.looked_at, now))
    .sort((one, other) => (one.looked_at?.getTime() ?? 0) - (other.looked_at?.getTime() ?? 0))
  return new Set(outdated.slice(0, looksToSpare(provider, spent, now)).map(({ id }) => id))
}

const rowOf = (due: DueChannel, counts: ChannelCounts | undefined, isWhole: boolean, now: Date) => {
  const idle = {
    id: due.id,
    connectedAt: due.created_at,
    isLive: false,
    hasRunning: false,
    isToBeListed: false,
    isUnderEmbargo: false,
    nextDeadline: null,
  }
  const next: NextLook = isWhole ? { at: now, reason: 'changed' } : nextLook(idle, now)
  return {
    id: due.id,
    followers: counts?.followers ?? null,
    views: counts?.views ?? null,
    is_told: counts !== undefined,
    at: next.at,
    priority: priorityOf(next.reason),
  }
}

/**
 * Stores the numbers of many channels from one call. A channel is checked completely soon if its number of videos has
 * changed, if it was not in the response, or if its last complete check is old.
 */
export const keepSweep = async (
  transaction: DatabaseTransaction,
  provider: ChannelProvider,
  claim: Claim,
  told: ReadonlyMap<string, ChannelCounts>,
  now: Date,
): Promise<void> => {
  const { channels, lease } = claim
  const again = readAgain(provider, claim, told, now)
  const rows = channels.map((due) => {
    const counts = told.get(due.channel_id)
    return rowOf(due, counts, !isAsBefore(due, counts) || again.has(due.id), now)
  })
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, followers integer, views bigint,
    is_told boolean, at timestamptz, priority smallint)`
  await sql`
    update user_connection c
       set followers = r.followers, total_views = coalesce(r.views, c.total_views), figures_at = ${now}
      from ${given} where c.id = r.id and r.is_told`.execute(transaction)
  await sql`
    insert into channel_day (connection_id, day, followers, total_views)
    select c.id, (${now}::timestamptz at time zone 'Europe/Stockholm')::date, r.followers, r.views
      from ${given} join user_connection c on c.id = r.id where r.is_told order by 1
    on conflict (connection_id, day) do update set followers = excluded.followers, total_views = excluded.total_views`.execute(
    transaction,
  )
  await sql`
    update channel_watch w set due_at = r.at, priority = r.priority, failures = 0, failure = null
      from ${given} where w.connection_id = r.id and w.due_at = ${lease}`.execute(transaction)
}
