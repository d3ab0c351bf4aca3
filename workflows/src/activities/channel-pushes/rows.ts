import type { Database } from '@questboard/database'
import { type ChannelProvider, retryLookAt } from '@questboard/domain'
import type { ChannelProviders } from '@questboard/providers/channels'
import { sql } from 'kysely'

/** A push subscription to request, or to cancel if its channel no longer exists. */
export type PushRow = {
  readonly id: string
  readonly connection_id: string | null
  readonly provider_id: ChannelProvider
  readonly channel_id: string
  readonly topic: string
  readonly reference: string | null
  readonly expires_at: Date | null
  readonly failures: number
}

const AT_A_TIME = 100
const LEASE = '10 minutes'

/** Adds a push subscription for every checked channel whose vendor has push notifications. */
export const wantPushes = async (database: Database, channels: ChannelProviders): Promise<void> => {
  const topics = Object.values(channels).flatMap(({ id, pushes }) =>
    (pushes?.topics ?? []).map((topic) => ({ provider_id: id, topic })),
  )
  await sql`
    insert into channel_push (connection_id, provider_id, channel_id, topic)
    select c.id, c.provider_id, c.channel_id, t.topic
      from channel_watch w join user_connection c on c.id = w.connection_id and c.has_refresh_token
      join jsonb_to_recordset(${JSON.stringify(topics)}::jsonb) as t (provider_id text, topic text)
        on t.provider_id = c.provider_id
     where not exists (select from channel_push p where p.connection_id = c.id and p.topic = t.topic)
    on conflict do nothing`.execute(database)
}

/**
 * Takes push subscriptions that are due. If a worker dies, another one takes its subscriptions. Vendors that have
 * requested a pause are skipped.
 */
export const takePushes = async (database: Database): Promise<readonly PushRow[]> => {
  const { rows } = await sql<PushRow>`
    update channel_push p set due_at = now() + ${LEASE}::interval
      from (select due.id from channel_push due
             where due.due_at <= now() and not exists (
                     select from vendor_quota q where q.provider_id = due.provider_id and q.paused_until > now())
             order by due.due_at limit ${AT_A_TIME} for update skip locked) as taken
     where p.id = taken.id
    returning p.id, p.connection_id, p.provider_id, p.channel_id, p.topic, p.reference, p.expires_at, p.failures`.execute(
    database,
  )
  return rows
}

/**
 * A subscription is requested again if the vendor does not confirm it within an hour. A confirmed subscription is
 * renewed before it ends.
 */
export const noteAsked = (
  database: Database,
  { id }: PushRow,
  reference: string | null,
  isConfirmed: boolean,
) =>
  sql`
    update channel_push
       set asked_at = now(), reference = ${reference}, failures = 0, failure = null,
           confirmed_at = case when ${isConfirmed} then now() else confirmed_at end,
           due_at = case when ${isConfirmed} then 'infinity'
                         when due_at <= now() + ${LEASE}::interval then now() + interval '1 hour' else due_at end
     where id = ${id}`.execute(database)

export const noteFailed = (database: Database, { id, failures }: PushRow, why: string) =>
  sql`
    update channel_push set failures = least(failures + 1, 1000), failure = ${why}, due_at = ${retryLookAt(failures + 1, new Date())}
     where id = ${id}`.execute(database)

export const forget = (database: Database, { id }: PushRow) =>
  sql`delete from channel_push where id = ${id}`.execute(database)

/** Deletes old message ids, because older messages are refused as replays anyway. */
export const forgetMessages = (database: Database) =>
  sql`delete from channel_push_message where received_at < now() - interval '1 day'`.execute(database)
