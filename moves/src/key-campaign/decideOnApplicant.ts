import type { DatabaseTransaction } from '@questboard/database'
import { unansweredKeyRequests } from '@questboard/domain'
import type { Actor } from '../actor.ts'
import { idOf, type Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Moved } from '../result.ts'
import { advanceParticipant, lockCampaignOf, takeParticipant } from './participant.ts'

/**
 * The company accepts a creator, even after rejecting them. The database rejects creators without access to keys, and
 * everyone after the campaign has ended.
 */
export const acceptApplicant = (transaction: DatabaseTransaction, seen: Seen, actor: Actor): Promise<Moved> =>
  makeMove(transaction, 'acceptApplicant', actor, async () => {
    await lockCampaignOf(transaction, idOf(seen))
    const taken = await takeParticipant(transaction, seen, actor, {
      from: [...unansweredKeyRequests, 'rejected'],
      who: ['company', 'admin'],
    })
    return taken.ok ? advanceParticipant(transaction, taken.row, 'accepted') : taken
  })

/** The company rejects a creator, with an optional reason. A creator who has already claimed a key does not lose it. */
export const rejectApplicant = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
  reason = '',
): Promise<Moved> =>
  makeMove(transaction, 'rejectApplicant', actor, async () => {
    const taken = await takeParticipant(transaction, seen, actor, {
      from: [...unansweredKeyRequests, 'accepted'],
      who: ['company', 'admin'],
    })
    return taken.ok
      ? advanceParticipant(transaction, taken.row, 'rejected', { decision_reason: reason.trim() })
      : taken
  })
