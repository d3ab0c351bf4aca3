import type { DatabaseTransaction } from '@questboard/database'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { answerContent } from '../content.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse } from '../result.ts'
import { advanceMissionRun, takeMissionRun } from './missionRun.ts'

/** Sends the content back to the creator with a reason. */
export const rejectMissionContent = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
  message: string,
): Promise<Moved> =>
  makeMove(transaction, 'rejectMissionContent', actor, async () => {
    const taken = await takeMissionRun(transaction, seen, actor, {
      from: ['review'],
      who: ['company', 'admin'],
    })
    if (!taken.ok) return taken
    if (message.trim() === '') return refuse('review-message-required')
    const pending = await transaction
      .selectFrom('submission')
      .select('id')
      .where('mission_run_id', '=', taken.row.id)
      .where('status', '=', 'PENDING')
      .executeTakeFirst()
    // A click criterion has no content that could be sent back.
    if (pending === undefined) return refuse('nothing-to-send-back')
    await answerContent(
      transaction,
      { mission_run_id: taken.row.id },
      { status: 'REJECTED', review_message: message },
    )
    return advanceMissionRun(transaction, taken.row, 'active', { review_message: message })
  })
