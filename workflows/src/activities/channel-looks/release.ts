import type { Database, DatabaseTransaction } from '@questboard/database'
import { type ChannelProvider, retryLookAt } from '@questboard/domain'
import { sql } from 'kysely'
import type { DueChannel } from './claim.ts'

/** Postpones a failed check. People who wait for the check can see the reason. */
export const putOff = async (
  transaction: DatabaseTransaction,
  failed: readonly { readonly due: DueChannel; readonly message: string }[],
  now: Date,
): Promise<void> => {
  const rows = failed.map(({ due, message }) => ({
    id: due.id,
    message,
    at: retryLookAt(due.failures + 1, now),
  }))
  await sql`
    update channel_watch w set due_at = r.at, failures = w.failures + 1, failure = r.message
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, message text, at timestamptz)
     where w.connection_id = r.id`.execute(transaction)
}

/** Channels that were not checked stay due. */
export const giveBack = async (
  transaction: DatabaseTransaction,
  channels: readonly DueChannel[],
  dueAt: Date,
): Promise<void> => {
  const ids = channels.map(({ id }) => id)
  await sql`update channel_watch set due_at = ${dueAt} where connection_id = any (${ids}::uuid[])`.execute(
    transaction,
  )
}

/** Records that the vendor has requested a pause. */
export const pauseVendor = (database: Database, provider: ChannelProvider, until: Date) =>
  sql`update vendor_quota set paused_until = greatest(paused_until, ${until}::timestamptz) where provider_id = ${provider}`.execute(
    database,
  )

/** A channel whose owner must authorize it again is not checked before that. */
export const setAside = (database: Database, channels: readonly DueChannel[]) => {
  const ids = channels.map(({ id }) => id)
  return sql`update channel_watch set due_at = 'infinity' where connection_id = any (${ids}::uuid[])`.execute(
    database,
  )
}
