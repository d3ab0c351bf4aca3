import type { DatabaseTransaction } from '@questboard/database'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse } from '../result.ts'
import { declineSubmissions } from './declineSubmissions.ts'
import { advanceQuestRun, takeQuestRun } from './questRun.ts'

/**
 * Sends the content back to the creator with the reason. The actor is `provider` if the content belongs to another run
 * or creator, and `time` if no channel check found the content before the deadline.
 */
export const rejectContent = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
  message: string,
): Promise<Moved> =>
  makeMove(transaction, 'rejectContent', actor, async () => {
    const taken = await takeQuestRun(transaction, seen, actor, {
      from: ['CONTENTREVIEW'],
      who: ['company', 'provider', 'time', 'admin'],
    })
    if (!taken.ok) return taken
    if (message.trim() === '') return refuse('review-message-required')
    await declineSubmissions(transaction, taken.run.id, message)
    return advanceQuestRun(transaction, taken.run, 'CONTENTPRODUCTION', {
      type: 'CONTENT_REVIEW',
      comment: message,
    })
  })
