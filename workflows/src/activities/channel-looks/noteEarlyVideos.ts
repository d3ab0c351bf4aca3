import type { Database } from '@questboard/database'
import { noteEarlyVideo } from '@questboard/moves'
import { sql } from 'kysely'

/** Reports a video that a channel check found in public before its publishing window or day. */
export const noteEarlyVideos = async (database: Database, creatorIds: readonly string[]): Promise<void> => {
  if (creatorIds.length === 0) return
  const { rows } = await sql<{ id: string }>`
    select r.id from quest_run r
     where r.creator_id = any (${creatorIds}::uuid[])
       and r.status in ('CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION') and has_early_video(r)`.execute(
    database,
  )
  for (const { id } of rows)
    await database.transaction().execute((transaction) => noteEarlyVideo(transaction, id, { by: 'provider' }))
}
