import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, refuse } from '../verdict.ts'
import { bidding, endBidding, mayAnswer } from './answerBid.ts'
import { type QuestRunRow, takeQuestRun } from './questRun.ts'

const canBePaidOut = async (transaction: DatabaseTransaction, run: QuestRunRow): Promise<boolean> => {
  const { rows } = await sql<{ can: boolean }>`select can_be_paid_out(${run.creator_id}) as can`.execute(
    transaction,
  )
  return rows[0]?.can === true
}

/** The offer on the table is accepted: what it and the quest say is agreed, and the company pays. */
export const acceptBid = (transaction: DatabaseTransaction, seen: Seen, mover: Mover): Promise<Moved> =>
  makeMove(transaction, 'acceptBid', mover, async () => {
    const who = ['company', 'creator', 'autoBid', 'admin'] as const
    const taken = await takeQuestRun(transaction, seen, mover, { from: bidding, who })
    if (!taken.ok) return taken
    const verdict = mayAnswer(taken.run, mover)
    if (!verdict.ok) return verdict
    if (!(await canBePaidOut(transaction, taken.run)))
      return refuse(mover.by === 'creator' ? 'payout-setup' : 'creator-payout-setup')
    return endBidding(transaction, taken.run, 'accepted', 'PENDING_PAYMENT')
  })
