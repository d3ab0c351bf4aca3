import type { DatabaseTransaction } from '@questboard/database'
import { isExtension } from '@questboard/domain'
import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, refuse, stale } from '../result.ts'
import { takeQuestRun } from './questRun.ts'

/** The company extends the deadline before it passes. Content after the original deadline is still marked late. */
export const extendContentDeadline = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
  until: Date,
): Promise<Moved> =>
  makeMove(transaction, 'extendContentDeadline', actor, async () => {
    const taken = await takeQuestRun(transaction, seen, actor, {
      from: ['CONTENTPRODUCTION'],
      who: ['company', 'admin'],
    })
    if (!taken.ok) return taken
    const { id, version, now, deadline_at: deadline } = taken.run
    if (deadline === null || deadline <= now) return stale
    if (!isExtension(deadline, until)) return refuse('deadline-later')
    const { numUpdatedRows } = await transaction
      .updateTable('quest_run')
      .set({
        deadline_at: until,
        content_deadline_at: until,
        extended_from: sql`coalesce(extended_from, deadline_at)`,
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    return numUpdatedRows === 1n ? moved : stale
  })
