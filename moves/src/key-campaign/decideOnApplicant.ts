import type { DatabaseTransaction } from '@questboard/database'
import { unansweredKeyRequests } from '@questboard/domain'
import { idOf, type Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import type { Moved } from '../verdict.ts'
import { advanceParticipant, lockCampaignOf, takeParticipant } from './participant.ts'

/**
 * The company hands a creator keys after all, or for the first time. The database refuses who is not approved for keys, and anybody
 * once the campaign is over.
 */
export const acceptApplicant = (transaction: DatabaseTransaction, seen: Seen, mover: Mover): Promise<Moved> =>
  makeMove(transaction, 'acceptApplicant', mover, async () => {
    await lockCampaignOf(transaction, idOf(seen))
    const taken = await takeParticipant(transaction, seen, mover, {
      from: [...unansweredKeyRequests, 'rejected'],
      who: ['company', 'admin'],
    })
    return taken.ok ? advanceParticipant(transaction, taken.row, 'accepted') : taken
  })

/** The company hands a creator no keys, and may say why; one who has claimed already keeps theirs. */
export const rejectApplicant = (
  transaction: DatabaseTransaction,
  seen: Seen,
  mover: Mover,
  reason = '',
): Promise<Moved> =>
  makeMove(transaction, 'rejectApplicant', mover, async () => {
    const taken = await takeParticipant(transaction, seen, mover, {
      from: [...unansweredKeyRequests, 'accepted'],
      who: ['company', 'admin'],
    })
    return taken.ok
      ? advanceParticipant(transaction, taken.row, 'rejected', { decision_reason: reason.trim() })
      : taken
  })
