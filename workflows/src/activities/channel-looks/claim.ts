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

/** A channel whose turn it is. */
export type DueChannel = SealedTokens & {
  readonly id: string
  readonly creator_id: string
  readonly channel_id: string
  readonly created_at: Date
  readonly priority: number
  readonly failures: number
  readonly videos: number | null
  readonly uploads_etag: string | null
  /** When it was last read whole. */
  readonly looked_at: Date | null
}

export type Claim = {
  /** `sweep`: only whether something changed, many channels in one call. */
  readonly kind: 'look' | 'sweep'
  readonly channels: readonly DueChannel[]
  /** Until then nobody else takes them; a worker that died leaves them to the next. */
  readonly lease: Date
  readonly units: number
  /** What the vendor's day had given by then, this batch included. */
  readonly spent: number
}

const AT_A_TIME = 50
const LEASE_MS = 10 * 60_000

/** `sweeps`: the vendor tells of many channels in one call. */
type Round = { readonly now: Date; readonly sweeps: boolean }

type Quota = { readonly day: string; readonly units: number; readonly paused_until: Date | null }

/** Locks the vendor's row: from here to the end of the transaction nobody else takes of its quota or writes its content. */
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
  // One clock says the day of the quota, the lease and who is due. Ours knows no parts of a millisecond, the database's does.
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

/** As many as their reasons still have units for, in the order of urgency. */
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

/** Takes the most urgent channels of a vendor that are due, as far as its quota goes; null while it wants to be left alone. */
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

/** What a batch really took, once it is known. */
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
