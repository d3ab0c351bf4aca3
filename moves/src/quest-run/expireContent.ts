import type { DatabaseTransaction } from '@questboard/database'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Moved } from '../result.ts'
import { fail } from './fail.ts'
import { takeQuestRun } from './questRun.ts'

/** True if submitted content was declined every time. */
const wasDeclined = async (transaction: DatabaseTransaction, runId: string): Promise<boolean> => {
  const declined = await transaction
    .selectFrom('submission')
    .select('id')
    .where('quest_run_id', '=', runId)
    .where('status', '=', 'REJECTED')
    .limit(1)
    .executeTakeFirst()
  return declined !== undefined
}

/**
 * No content was approved before the deadline. The run ends and its money is refunded. If content was declined, the run
 * can be disputed first.
 */
export const expireContent = (transaction: DatabaseTransaction, seen: Seen, actor: Actor): Promise<Moved> =>
  makeMove(transaction, 'expireContent', actor, async () => {
    const taken = await takeQuestRun(transaction, seen, actor, {
      from: ['CONTENTPRODUCTION'],
      who: ['time', 'admin'],
    })
    if (!taken.ok) return taken
    const disputable = (await wasDeclined(transaction, taken.run.id)) ? 'content_declined' : null
    return fail(transaction, taken.run, 'CONTENT_SUBMISSION_DEADLINE_EXPIRED', disputable)
  })
