import type { DatabaseTransaction } from '@questboard/database'
import type { Actor } from '../actor.ts'
import { idOf, type Seen } from '../advance.ts'
import { answerContent } from '../content.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse } from '../result.ts'
import { advanceParticipant, excuseKeyless, lockCampaignOf, takeParticipant } from './participant.ts'

const review = { from: ['submitted_content'], who: ['company', 'admin'] } as const

export const acceptKeyContent = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
): Promise<Moved> =>
  makeMove(transaction, 'acceptKeyContent', actor, async () => {
    const taken = await takeParticipant(transaction, seen, actor, review)
    if (!taken.ok) return taken
    await answerContent(transaction, { participant_id: taken.row.id }, { status: 'APPROVED' })
    return advanceParticipant(transaction, taken.row, 'completed')
  })

/** Sends the content back to the creator with a reason. */
export const rejectKeyContent = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
  message: string,
): Promise<Moved> =>
  makeMove(transaction, 'rejectKeyContent', actor, async () => {
    await lockCampaignOf(transaction, idOf(seen))
    const taken = await takeParticipant(transaction, seen, actor, review)
    if (!taken.ok) return taken
    if (message.trim() === '') return refuse('review-message-required')
    await answerContent(
      transaction,
      { participant_id: taken.row.id },
      { status: 'REJECTED', review_message: message },
    )
    const sentBack = await advanceParticipant(transaction, taken.row, 'claimed_key')
    // The code could have been revoked during the review.
    if (sentBack.ok) await excuseKeyless(transaction, [taken.row.id])
    return sentBack
  })
