import type { DatabaseTransaction } from '@questboard/database'
import { reviewDeadline, reviewExtendedFrom } from '@questboard/domain'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, stale } from '../result.ts'
import { noAuthor, writeHistory } from './history.ts'
import { questRunFacts, takeQuestRun } from './questRun.ts'

/**
 * The company did not review content that no channel check has found. The company gets more time to decide, and the
 * channel is checked again. This happens once per run.
 */
export const extendReview = (transaction: DatabaseTransaction, seen: Seen, actor: Actor): Promise<Moved> =>
  makeMove(transaction, 'extendReview', actor, async () => {
    const taken = await takeQuestRun(transaction, seen, actor, { from: ['CONTENTREVIEW'], who: ['time'] })
    if (!taken.ok) return taken
    const { id, version, now, deadline_at: due, review_extended_at: before } = taken.run
    if (before !== null) return stale
    const { submittedAt, statusChangedAt, reviewDays } = questRunFacts(taken.run)
    const extendedAt = reviewExtendedFrom(due, now)
    const { numUpdatedRows } = await transaction
      .updateTable('quest_run')
      .set({
        deadline_at: reviewDeadline(submittedAt ?? statusChangedAt, reviewDays, extendedAt),
        review_extended_at: extendedAt,
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return stale
    await writeHistory(transaction, taken.run, 'deadline', { type: 'CONTENT_NOT_FOUND' }, noAuthor)
    return moved
  })
