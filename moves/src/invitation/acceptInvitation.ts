import type { DatabaseTransaction } from '@questboard/database'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import type { Moved } from '../verdict.ts'
import { advanceInvitation, answerParticipant, takeInvitation } from './invitation.ts'

/** The creator wants to take part. An offer that came along is answered by itself (`acceptBid`, `counterBid`). */
export const acceptInvitation = (
  transaction: DatabaseTransaction,
  seen: Seen,
  mover: Mover,
): Promise<Moved> =>
  makeMove(transaction, 'acceptInvitation', mover, async () => {
    const taken = await takeInvitation(transaction, seen, mover, ['creator', 'time'])
    if (!taken.ok) return taken
    const accepted = await advanceInvitation(transaction, taken.row, 'ACCEPTED', mover)
    if (accepted.ok) await answerParticipant(transaction, taken.row, 'accepted')
    return accepted
  })
