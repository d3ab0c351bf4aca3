import type { Database } from '@questboard/database'
import { noteBrokenEmbargo } from '@questboard/moves'
import { sql } from 'kysely'

/** Reports content that is public before its embargo ends. The check that finds the content calls this. */
export const noteBrokenEmbargoes = async (
  database: Database,
  creatorIds: readonly string[],
): Promise<number> => {
  if (creatorIds.length === 0) return 0
  const { rows } = await sql<{ id: string }>`
    select r.id from quest_run r
     where r.creator_id = any (${creatorIds}::uuid[]) and r.embargo_at > now() - interval '1 day'
       and r.status in ('CONTENTPRODUCTION', 'CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION')
       and embargo_breach(r) is not null`.execute(database)
  let noted = 0
  for (const { id } of rows) {
    const moved = await database
      .transaction()
      .execute((transaction) => noteBrokenEmbargo(transaction, id, { by: 'provider' }))
    if (moved.ok) noted += 1
  }
  return noted
}
