import type { Database, DatabaseTransaction } from '@questboard/database'
import { type Actor, noteBrokenEmbargo, noteBrokenKeyEmbargo } from '@questboard/moves'
import { type RawBuilder, sql } from 'kysely'

type Row = { readonly id: string }
type Note = (transaction: DatabaseTransaction, id: string, actor: Actor) => Promise<{ readonly ok: boolean }>

const questRuns = (creatorIds: readonly string[]) => sql<Row>`
    select r.id from quest_run r
     where r.creator_id = any (${creatorIds}::uuid[]) and r.embargo_at > now() - interval '1 day'
       and r.status in ('CONTENTPRODUCTION', 'CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION')
       and embargo_breach(r) is not null`

const keys = (creatorIds: readonly string[]) => sql<Row>`
    select p.id from key_campaign_participant p join activation a on a.id = p.campaign_id
     where p.creator_id = any (${creatorIds}::uuid[]) and a.embargo_at > now() - interval '1 day'
       and p.status in ('claimed_key', 'submitted_content', 'completed', 'failed')
       and key_embargo_breach(p) is not null`

const noteEach = async (database: Database, found: RawBuilder<Row>, note: Note): Promise<number> => {
  const { rows } = await found.execute(database)
  let noted = 0
  for (const { id } of rows) {
    const moved = await database
      .transaction()
      .execute((transaction) => note(transaction, id, { by: 'provider' }))
    if (moved.ok) noted += 1
  }
  return noted
}

/** Reports content that a channel check found in public before its embargo ends. */
export const noteBrokenEmbargoes = async (
  database: Database,
  creatorIds: readonly string[],
): Promise<number> => {
  if (creatorIds.length === 0) return 0
  const ofQuests = await noteEach(database, questRuns(creatorIds), noteBrokenEmbargo)
  return ofQuests + (await noteEach(database, keys(creatorIds), noteBrokenKeyEmbargo))
}
