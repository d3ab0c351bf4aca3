import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, stale } from '../result.ts'
import { takeQuestRun } from './questRun.ts'

/**
 * A channel check found a video in public before its window or day. This is reported once, with an id derived from the
 * run, and does not change the status.
 */
export const noteEarlyVideo = (transaction: DatabaseTransaction, seen: Seen, actor: Actor): Promise<Moved> =>
  makeMove(transaction, 'noteEarlyVideo', actor, async () => {
    const taken = await takeQuestRun(transaction, seen, actor, {
      from: ['CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION'],
      who: ['provider', 'admin'],
    })
    if (!taken.ok) return taken
    const { rows } = await sql`
      insert into domain_event (id, type, entity, entity_id, payload)
      select md5('quest_run/' || run.id || '/video_early')::uuid, 'questVideoEarly', 'quest_run', run.id,
             jsonb_build_object('company_id', run.company_id, 'creator_id', run.creator_id)
        from quest_run as run where run.id = ${taken.run.id} and has_early_video(run)
          on conflict (id) do nothing returning id`.execute(transaction)
    return rows.length === 0 ? stale : moved
  })
