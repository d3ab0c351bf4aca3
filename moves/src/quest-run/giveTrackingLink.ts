import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'

/**
 * In a quest that counts clicks, each creator gets their own link after the payment (rules §3). A creator's next run
 * keeps the link, which then leads to the URL in the new brief.
 */
export const giveTrackingLink = async (
  transaction: DatabaseTransaction,
  { id }: { readonly id: string },
): Promise<void> => {
  await sql`
    insert into link (kind, activation_id, company_id, creator_id, target_url)
    select 'tracking', run.quest_id, run.company_id, run.creator_id, run.brief ->> 'target_url'
      from quest_run as run
     where run.id = ${id} and (run.brief ->> 'track_clicks')::boolean
       and run.brief ->> 'target_url' ~* '^https?://[^[:space:]]+$'
    on conflict on constraint link_once do update set target_url = excluded.target_url`.execute(transaction)
}
