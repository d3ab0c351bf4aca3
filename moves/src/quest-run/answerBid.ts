import type { DatabaseTransaction } from '@questboard/database'
import { type BidAnswer, canAnswerBid, type QuestRunStatus } from '@questboard/domain'
import { sql } from 'kysely'
import type { Actor, Party } from '../actor.ts'
import type { Seen, Values } from '../advance.ts'
import { answerInvitationTo, type InvitationAnswer } from '../invitation/answerInvitation.ts'
import { moved, type Refused, refuse } from '../result.ts'
import type { Entry } from './history.ts'
import { advanceQuestRun, type QuestRunRow, takeQuestRun } from './questRun.ts'

export const bidding = ['INITIAL_BID', 'COUNTER_BID'] as const

/** People answer the other side's offer. The schedule, auto-bidding and admins act for the side whose turn it is. */
export const mayAnswer = (run: QuestRunRow, actor: Actor): typeof moved | Refused => {
  if (run.bid_side === null) return refuse('bid-over')
  if (actor.by !== 'company' && actor.by !== 'creator') return moved
  const result = canAnswerBid(run.status, run.bid_side, actor.by)
  if (result.ok) return moved
  return refuse(result.code === 'not-allowed' ? 'bid-turn' : result.code)
}

/** The offers of an ended quest are declined in steps, so an offer can still be open after the quest's end. */
export const isQuestOpen = ({ quest_is_over }: QuestRunRow): typeof moved | Refused =>
  quest_is_over ? refuse('bid-over') : moved

export const writeAnswer = async (
  transaction: DatabaseTransaction,
  run: QuestRunRow,
  answer: BidAnswer,
): Promise<void> => {
  await transaction
    .updateTable('quest_bid')
    .set({ answer, answered_at: sql`now()` })
    .where('quest_run_id', '=', run.id)
    .where('answer', 'is', null)
    .execute()
}

type LastAnswer = Exclude<BidAnswer, 'countered'>

const entryOf = (run: QuestRunRow, answer: LastAnswer): Entry => {
  if (answer === 'accepted') return { type: 'QUEST_RUN_AWAITING_PAYMENT', amountCents: run.bid_amount_cents }
  if (answer === 'withdrawn') return { type: 'BID_WITHDRAWN', side: run.bid_side ?? run.started_by }
  return { type: answer === 'declined' ? 'BID_REJECTED' : 'BID_EXPIRED' }
}

const ofInvitation: Readonly<Record<LastAnswer, InvitationAnswer>> = {
  accepted: 'ACCEPTED',
  declined: 'REJECTED',
  expired: 'EXPIRED',
  withdrawn: 'WITHDRAWN',
}

type More = {
  /** The answer to the invitation, if it differs from the answer to the offer. */
  readonly invitation?: InvitationAnswer
  /** Columns of the run that are written together with the answer to its offer. */
  readonly values?: Values
}

/** Ends the bidding. The offer and its invitation are marked as answered, or as expired if no one could answer. */
export const endBidding = async (
  transaction: DatabaseTransaction,
  run: QuestRunRow,
  answer: LastAnswer,
  to: QuestRunStatus,
  { invitation = ofInvitation[answer], values = {} }: More = {},
): Promise<typeof moved | Refused> => {
  await writeAnswer(transaction, run, answer)
  await answerInvitationTo(transaction, run.quest_id, run.creator_id, invitation)
  return advanceQuestRun(transaction, run, to, entryOf(run, answer), values)
}

type Answer = {
  readonly answer: LastAnswer
  readonly to: QuestRunStatus
  readonly who: readonly Party[]
}

export const answerBid = async (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
  { answer, to, who }: Answer,
): Promise<typeof moved | Refused> => {
  const taken = await takeQuestRun(transaction, seen, actor, { from: bidding, who })
  if (!taken.ok) return taken
  const result = mayAnswer(taken.run, actor)
  return result.ok ? endBidding(transaction, taken.run, answer, to) : result
}
