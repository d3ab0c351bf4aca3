import type { DatabaseTransaction } from '@questboard/database'
import { canCounter } from '@questboard/domain'
import type { PersonActor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { answerInvitationTo } from '../invitation/answerInvitation.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, refuse } from '../result.ts'
import { bidding, isQuestOpen, mayAnswer, writeAnswer } from './answerBid.ts'
import { type Bid, putOnTable } from './bid.ts'
import { advanceQuestRun, lockQuestRun, takeQuestRun } from './questRun.ts'

/**
 * Replaces the open offer. Possible after an invitation to a quest that the creator has not joined before (rules §5).
 */
export const counterBid = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: PersonActor,
  bid: Bid,
): Promise<Moved> =>
  makeMove(transaction, 'counterBid', actor, async () => {
    const who = ['company', 'creator'] as const
    const taken = await takeQuestRun(transaction, seen, actor, { from: bidding, who })
    if (!taken.ok) return taken
    const { run } = taken
    for (const result of [mayAnswer(run, actor), isQuestOpen(run)]) if (!result.ok) return result
    const invited = run.invitation_status !== null && run.invitation_status !== 'REJECTED'
    const result = canCounter({ invited, joinedBefore: run.joined_before })
    if (!result.ok) return refuse(result.code)
    await writeAnswer(transaction, run, 'countered')
    // A creator who makes a counter-offer has joined the quest.
    if (actor.by === 'creator')
      await answerInvitationTo(transaction, run.quest_id, run.creator_id, 'ACCEPTED')
    const put = await putOnTable(transaction, run, { side: actor.by, personId: actor.personId }, bid)
    if (!put.ok || run.status === 'COUNTER_BID') return put
    const countered = await lockQuestRun(transaction, run.id)
    if (countered === null) throw new Error('a locked quest run disappeared')
    const advanced = await advanceQuestRun(transaction, countered, 'COUNTER_BID', null)
    return advanced.ok ? moved : advanced
  })
