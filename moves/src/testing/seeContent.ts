import { randomUUID } from 'node:crypto'
import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'

/** A channel check finds the content under review, on the agreed channel and of the agreed kind. */
export const seeContent = async (transaction: DatabaseTransaction, questRunId: string): Promise<void> => {
  const content = randomUUID()
  await sql`
    insert into content (id, creator_id, connection_id, platform, type, external_id, url, visibility, published_at)
    select ${content}, run.creator_id,
           coalesce(run.connection_id, (select id from user_connection where user_id = run.creator_id and provider_id = run.platform order by id limit 1)),
           run.platform, run.post_type, ${content}::text, s.url, s.visibility, now()
      from quest_run run join submission s on s.quest_run_id = run.id and s.status = 'PENDING'
     where run.id = ${questRunId}`.execute(transaction)
  await sql`update submission set content_id = ${content} where quest_run_id = ${questRunId} and status = 'PENDING'`.execute(
    transaction,
  )
}
