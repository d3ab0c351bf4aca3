import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Moved } from '../result.ts'
import { takeQuestRun } from './questRun.ts'

/**
 * The creator has published the video and requests an immediate channel check. Returns false if the channel cannot be
 * checked.
 */
export const checkListing = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
): Promise<Moved<{ readonly isLookedAt: boolean }>> =>
  makeMove(transaction, 'checkListing', actor, async () => {
    const taken = await takeQuestRun(transaction, seen, actor, {
      from: ['CONTENT_PUBLIC_AVAILABILITY_VERIFICATION'],
      who: ['creator'],
    })
    if (!taken.ok) return taken
    // Locks rows in the same order as `check_channels_soon`, so that two requests cannot deadlock.
    const { rows } = await sql`
      update channel_watch w set due_at = now(), priority = 0
        from (select watched.connection_id from channel_watch watched join user_connection c on c.id = watched.connection_id
               join quest_run run on run.id = ${taken.run.id} and run.creator_id = c.user_id and run.platform = c.provider_id
               where c.has_refresh_token order by 1 for no key update of watched) as waiting
       where w.connection_id = waiting.connection_id returning w.connection_id`.execute(transaction)
    return { ok: true, isLookedAt: rows.length > 0 }
  })
