import type { Database, DatabaseTransaction } from '@questboard/database'
import {
  type ChannelProvider,
  type LookReason,
  lookReasons,
  priorityOf,
  quotaDay,
  sweepSize,
  unitsLeft,
  unitsPerLook,
  unitsPerSweep,
} from '@questboard/domain'
import { sql } from 'kysely'
import type { SealedTokens } from '../channelAccess.ts'

/** A channel that is due for a check. */
export type DueChannel = SealedTokens & {
  readonly id: string
  readonly creator_id: string
  readonly channel_id: string
  readonly created_at: Date
  readonly priority: number
  readonly failures: number
  readonly videos: number | null
  readonly uploads_etag: string | null
  /** The time of the channel's last complete check. */
  readonly looked_at: Date | null
}

export type Claim = {
  /** A check of the kind `sweep` only detects changes, for many channels per call. */
  readonly kind: 'look' | 'sweep'
  readonly channels: readonly DueChannel[]
  /** Until this time, other workers skip the batch. If the worker dies, another worker takes the batch afterwards. */
  readonly lease: Date
  readonly units: number
  /** The part of the vendor's quota that was used today, including this batch. */
  readonly spent: number
}

const AT_A_TIME = 50
const LEASE_MS = 10 * 60_000

/** The argument `sweeps` is true if the vendor supports many channels per call. */
type Round = { readonly now: Date; readonly sweeps: boolean }

type Quota = { readonly day: string; readonly units: number; readonly paused_until: Date | null }

/** Locks the vendor's row. Until the transaction ends, no one else can use its quota or write its content. */
export const lockQuota = async (
  transaction: DatabaseTransaction,
  provider: ChannelProvider,
  now: Date,
): Promise<Quota> => {
  const day = quotaDay(provider, now)
  const { rows } = await sql<Quota>`
    insert into vendor_quota as q (provider_id, day) values (${provider}, ${day}::date)
    on conflict (provider_id) do update
       set units = case when q.day = excluded.day then q.units else 0 end, day = excluded.day
    returning day::text, units, paused_until`.execute(transaction)
  return rows[0] ?? { day, units: 0, paused_until: null }
}

const dueChannels = async (
  transaction: DatabaseTransaction,
  provider: ChannelProvider,
  { reasons, limit, now }: { reasons: readonly LookReason[]; limit: number; now: Date },
): Promise<readonly DueChannel[]> => {
  const priorities = reasons.map(priorityOf)
  // Our clock decides the quota day, the lease and which channels are due. It has milliseconds and the database's clock
  // microseconds, so this function rounds up.
  const nextMillisecond = new Date(now.getTime() + 1)
  const { rows } = await sql<DueChannel>`
    select c.id, c.user_id as creator_id, c.provider_id, c.channel_id, c.created_at, c.access_token_sealed,
           c.access_token_expires_at, c.refresh_token_sealed, w.priority, w.failures, w.videos, w.uploads_etag, w.looked_at
      from channel_watch w
      join user_connection c on c.id = w.connection_id and c.has_refresh_token
      join creator on creator.id = c.user_id
     where w.provider_id = ${provider} and w.due_at < ${nextMillisecond} and w.priority = any (${priorities}::smallint[])
     order by w.priority, w.due_at limit ${limit}
       for no key update of w skip locked`.execute(transaction)
  return rows
}

/** Keeps only the channels for which today's quota is enough, the most urgent first. */
const affordable = (provider: ChannelProvider, due: readonly DueChannel[], spent: number, now: Date) =>
  due.filter(({ priority }, place) => {
    const reason = lookReasons[priority] ?? 'idle'
    return unitsLeft(provider, reason, spent + place * unitsPerLook, now) >= unitsPerLook
  })

const chosen = async (
  transaction: DatabaseTransaction,
  provider: ChannelProvider,
  spent: number,
  { now, sweeps }: Round,
): Promise<Omit<Claim, 'lease' | 'spent'>> => {
  const looked = lookReasons.filter(
    (reason) => !(sweeps && reason === 'idle') && unitsLeft(provider, reason, spent, now) >= unitsPerLook,
  )
  const urgent = await dueChannels(transaction, provider, { reasons: looked, limit: AT_A_TIME, now })
  const due = affordable(provider, urgent, spent, now)
  if (due.length > 0 || !sweeps) return { kind: 'look', channels: due, units: due.length * unitsPerLook }
  if (unitsLeft(provider, 'idle', spent, now) < unitsPerSweep)
    return { kind: 'sweep', channels: [], units: 0 }
  const idle = await dueChannels(transaction, provider, { reasons: ['idle'], limit: sweepSize, now })
  return { kind: 'sweep', channels: idle, units: idle.length > 0 ? unitsPerSweep : 0 }
}

/** Takes a vendor's most urgent due channels within its quota. Null while the vendor has requested a pause. */
export const claimChannels = (
  database: Database,
  provider: ChannelProvider,
  round: Round,
): Promise<Claim | null> =>
  database.transaction().execute(async (transaction) => {
    const { now } = round
    const quota = await lockQuota(transaction, provider, now)
    if (quota.paused_until !== null && quota.paused_until > now) return null
    const lease = new Date(now.getTime() + LEASE_MS)
    const claim = await chosen(transaction, provider, quota.units, round)
    const ids = claim.channels.map(({ id }) => id)
    await sql`update channel_watch set due_at = ${lease} where connection_id = any (${ids}::uuid[])`.execute(
      transaction,
    )
    await sql`update vendor_quota set units = units + ${claim.units} where provider_id = ${provider}`.execute(
      transaction,
    )
    return { ...claim, lease, spent: quota.units + claim.units }
  })

/** Replaces the batch's estimated quota cost with the real cost. */
export const correctUnits = async (
  transaction: DatabaseTransaction,
  provider: ChannelProvider,
  difference: number,
): Promise<void> => {
  await sql`
    update vendor_quota set units = greatest(0, units + ${difference}) where provider_id = ${provider}`.execute(
    transaction,
  )
}
