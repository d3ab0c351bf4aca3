import type { DatabaseTransaction } from '@questboard/database'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, refuse } from '../verdict.ts'
import { advanceQuestRun, takeQuestRun } from './questRun.ts'

/** The content goes back to the creator, with the reason; by a provider where a look has found that it serves another run. */
export const rejectContent = (
  transaction: DatabaseTransaction,
  seen: Seen,
  mover: Mover,
  message: string,
): Promise<Moved> =>
  makeMove(transaction, 'rejectContent', mover, async () => {
    const taken = await takeQuestRun(transaction, seen, mover, {
      from: ['CONTENTREVIEW'],
      who: ['company', 'provider', 'admin'],
    })
    if (!taken.ok) return taken
    if (message.trim() === '') return refuse('review-message-required')
    await transaction
      .updateTable('submission')
      .set({ status: 'REJECTED', review_message: message })
      .where('quest_run_id', '=', taken.run.id)
      .where('status', '=', 'PENDING')
      .execute()
    return advanceQuestRun(transaction, taken.run, 'CONTENTPRODUCTION')
  })
