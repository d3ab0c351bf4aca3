import type { Database } from '@questboard/database'
import { verifyListing } from '@questboard/moves'
import { sql } from 'kysely'

/** If approved content is public now, the creator earns the payment immediately, without waiting for the deadline. */
export const verifyListings = async (database: Database, creatorIds: readonly string[]): Promise<number> => {
  if (creatorIds.length === 0) return 0
  const { rows } = await sql<{ id: string }>`
    select r.id from quest_run r
     where r.creator_id = any (${creatorIds}::uuid[]) and r.status = 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION'
       and exists (select from submission s where s.quest_run_id = r.id and s.status = 'APPROVED')
       and not exists (select from submission s left join content c on c.id = s.content_id
                        where s.quest_run_id = r.id and s.status = 'APPROVED' and s.listed_at is null
                          and c.visibility is distinct from 'public')`.execute(database)
  let verified = 0
  for (const { id } of rows) {
    const moved = await database
      .transaction()
      .execute((transaction) => verifyListing(transaction, id, { by: 'provider' }))
    if (moved.ok) verified += 1
  }
  return verified
}
