import type { DatabaseTransaction } from '@questboard/database'
import type { Actor } from '../actor.ts'
import { idOf, type Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { bidding, endBidding } from '../quest-run/answerBid.ts'
import type { QuestRunRow } from '../quest-run/questRun.ts'
import type { Moved, moved, Refused } from '../result.ts'
import {
  advanceInvitation,
  answerParticipant,
  type InvitationRow,
  lockRunOfInvitation,
  takeInvitation,
} from './invitation.ts'

const reject = async (
  transaction: DatabaseTransaction,
  row: InvitationRow,
  actor: Actor,
): Promise<typeof moved | Refused> => {
  const rejected = await advanceInvitation(transaction, row, 'REJECTED', actor)
  if (rejected.ok) await answerParticipant(transaction, row, 'rejected')
  return rejected
}

/** The offer ends the same way, whether its own deadline or the invitation's deadline comes first. */
const endOffer = (transaction: DatabaseTransaction, run: QuestRunRow, { by }: Actor) =>
  by === 'time'
    ? endBidding(transaction, run, 'expired', 'BID_EXPIRED')
    : endBidding(transaction, run, 'declined', 'BID_REJECTED')

/** The creator declines the invitation or the invitation expires. */
export const rejectInvitation = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
): Promise<Moved> =>
  makeMove(transaction, 'rejectInvitation', actor, async () => {
    const run = await lockRunOfInvitation(transaction, idOf(seen))
    const taken = await takeInvitation(transaction, seen, actor, ['creator', 'time', 'admin'])
    if (!taken.ok) return taken
    const rejected = await reject(transaction, taken.row, actor)
    const isOpen = run !== null && bidding.some((status) => status === run.status)
    return rejected.ok && isOpen ? endOffer(transaction, run, actor) : rejected
  })
