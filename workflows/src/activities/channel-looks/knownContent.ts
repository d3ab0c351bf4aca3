import type { Database } from '@questboard/database'
import { DAY_MS } from '@questboard/domain'
import type { KnownContent } from '@questboard/providers/channels'
import { sql } from 'kysely'
import type { DueChannel } from './claim.ts'

/** Older content is not read again, because its numbers hardly change and averages do not include it. */
const READ_DAYS = 90
/** A channel that was never checked gets the content of its whole last year. */
const FIRST_DAYS = 365

/** Recent known content of these channels, read with a single query. */
export const readKnownContent = async (
  database: Database,
  channels: readonly DueChannel[],
  now: Date,
): Promise<(channel: DueChannel) => KnownContent> => {
  const since = new Date(now.getTime() - READ_DAYS * DAY_MS)
  const ids = channels.map(({ id }) => id)
  const { rows } = await sql<{ id: string; external_ids: string[] }>`
    select connection_id as id, array_agg(external_id) as external_ids from content
     where connection_id = any (${ids}::uuid[]) and published_at >= ${since} and visibility <> 'removed' group by 1`.execute(
    database,
  )
  const known = new Map(rows.map(({ id, external_ids }) => [id, external_ids]))
  return ({ id, looked_at, uploads_etag }) =>
    looked_at === null
      ? { since: new Date(now.getTime() - FIRST_DAYS * DAY_MS), uploadsEtag: null, externalIds: [] }
      : { since, uploadsEtag: uploads_etag, externalIds: known.get(id) ?? [] }
}
