import type { DatabaseTransaction } from '@questboard/database'
import { graceDeadline } from '@questboard/domain'
import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, stale } from '../result.ts'
import { questRunFacts, takeQuestRun } from './questRun.ts'

/**
 * No content was submitted before the deadline, so the agreed grace days start. They start once per run, and content
 * submitted during them is marked late.
 */
export const beginGrace = (transaction: DatabaseTransaction, seen: Seen, actor: Actor): Promise<Moved> =>
  makeMove(transaction, 'beginGrace', actor, async () => {
    const taken = await takeQuestRun(transaction, seen, actor, { from: ['CONTENTPRODUCTION'], who: ['time'] })
    if (!taken.ok) return taken
    const { id, version, deadline_at: due } = taken.run
    const { graceDays } = questRunFacts(taken.run)
    if (due === null || graceDays === 0) return stale
    const until = graceDeadline(due, graceDays)
    const { numUpdatedRows } = await transaction
      .updateTable('quest_run')
      .set({
        deadline_at: until,
        content_deadline_at: until,
        grace_ends_at: until,
        extended_from: sql`coalesce(extended_from, deadline_at)`,
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    return numUpdatedRows === 1n ? moved : stale
  })
