import type { DatabaseTransaction } from '@questboard/database'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { answerContent } from '../content.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse } from '../result.ts'
import { advanceMissionRun, takeMissionRun } from './missionRun.ts'

/** The company does not approve the work, which ends the run. */
export const declineMission = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
  message: string,
): Promise<Moved> =>
  makeMove(transaction, 'declineMission', actor, async () => {
    const taken = await takeMissionRun(transaction, seen, actor, {
      from: ['review'],
      who: ['company', 'admin'],
    })
    if (!taken.ok) return taken
    if (message.trim() === '') return refuse('review-message-required')
    await answerContent(
      transaction,
      { mission_run_id: taken.row.id },
      { status: 'REJECTED', review_message: message },
    )
    return advanceMissionRun(transaction, taken.row, 'declined', { review_message: message })
  })
