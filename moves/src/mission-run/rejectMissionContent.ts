import type { DatabaseTransaction } from '@questboard/database'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { answerContent } from '../content.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse } from '../result.ts'
import { advanceMissionRun, takeMissionRun } from './missionRun.ts'

/**
 * Sends all content that waits for review, or one submission, back to the creator with a reason. If the other content
 * still meets all criteria, the run's schedule starts the next review.
 */
export const rejectMissionContent = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
  message: string,
  submissionId?: string,
): Promise<Moved> =>
  makeMove(transaction, 'rejectMissionContent', actor, async () => {
    const taken = await takeMissionRun(transaction, seen, actor, {
      from: ['review'],
      who: ['company', 'admin'],
    })
    if (!taken.ok) return taken
    if (message.trim() === '') return refuse('review-message-required')
    const { row } = taken
    const sentBack = await answerContent(
      transaction,
      { mission_run_id: row.id, submissionId },
      { status: 'REJECTED', review_message: message },
    )
    // A click criterion has no content that could be sent back.
    if (sentBack === 0) return refuse('nothing-to-send-back')
    return advanceMissionRun(transaction, row, 'active', { review_message: message })
  })
