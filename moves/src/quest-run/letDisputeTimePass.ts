import type { DatabaseTransaction } from '@questboard/database'
import { isContentOver, settlementOf } from '@questboard/domain'
import { idOf, isAsSeen, type Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, type Refused, refuse, stale } from '../result.ts'
import { type DisputeRow, disputeOf } from './dispute.ts'
import { writeHistory } from './history.ts'
import { advanceQuestRun, lockQuestRun, type QuestRunRow } from './questRun.ts'
import { agreedOf, settleMoney, settleWhole } from './settleMoney.ts'

type Result = typeof moved | Refused

const become = async (
  transaction: DatabaseTransaction,
  { id }: DisputeRow,
  status: 'lapsed' | 'decided',
): Promise<void> => {
  await transaction.updateTable('quest_run_dispute').set({ status }).where('id', '=', id).execute()
}

/**
 * No one opened a dispute. The money is paid out or refunded by the run's outcome. If a video must still be made
 * public, the run continues and its money stays held.
 */
const lapse = async (
  transaction: DatabaseTransaction,
  run: QuestRunRow,
  dispute: DisputeRow,
): Promise<Result> => {
  await become(transaction, dispute, 'lapsed')
  return isContentOver(run.status) ? settleWhole(transaction, run, run.status === 'PAYOUT') : moved
}

/** The text that is printed on the company's credit note. */
const inWords = async (transaction: DatabaseTransaction, run: QuestRunRow): Promise<string> => {
  const { name, display_name } = await transaction
    .selectFrom('activation')
    .select('name')
    .innerJoin('user', (join) => join.on('user.id', '=', run.creator_id))
    .select('user.display_name')
    .where('activation.id', '=', run.quest_id)
    .executeTakeFirstOrThrow()
  return `Decided in a dispute: ${name} with ${display_name}`
}

/** Applies an admin's decision. A run whose money was returned has nothing left to wait for and ends. */
const decide = async (
  transaction: DatabaseTransaction,
  run: QuestRunRow,
  dispute: DisputeRow,
): Promise<Result> => {
  const agreed = agreedOf(run)
  if (agreed === null || dispute.decision === null || dispute.creator_cents === null) return stale
  await become(transaction, dispute, 'decided')
  await writeHistory(transaction, run, 'fact', {
    type: 'DISPUTE_DECIDED',
    amountCents: dispute.creator_cents,
    comment: dispute.decision_note,
  })
  const settlement = settlementOf(agreed, dispute.decision, dispute.creator_cents)
  const settled = await settleMoney(transaction, run, settlement, await inWords(transaction, run))
  const isDone = run.status === 'PAYOUT' && settlement.releasedCents === 0
  if (!settled.ok || !isDone) return settled
  return advanceQuestRun(transaction, run, 'COMPLETED', { type: 'QUEST_RUN_COMPLETED' })
}

const runOf = async (transaction: DatabaseTransaction, disputeId: string): Promise<QuestRunRow | null> => {
  const dispute = await transaction
    .selectFrom('quest_run_dispute')
    .select('quest_run_id')
    .where('id', '=', disputeId)
    .executeTakeFirst()
  return dispute === undefined ? null : lockQuestRun(transaction, dispute.quest_run_id)
}

/** The dispute period has ended or an admin has decided, so the money leaves escrow. The caller checks the time. */
export const letDisputeTimePass = async (transaction: DatabaseTransaction, seen: Seen): Promise<Moved> => {
  const run = await runOf(transaction, idOf(seen))
  const dispute = run === null ? null : await disputeOf(transaction, run)
  if (run === null || dispute === null) return refuse('not-found')
  if (!isAsSeen(seen, dispute)) return stale
  if (dispute.status === 'possible')
    return makeMove(transaction, 'lapseDispute', { by: 'time' }, () => lapse(transaction, run, dispute))
  if (dispute.status === 'open' && dispute.decision !== null)
    return makeMove(transaction, 'decideDispute', { by: 'admin' }, () => decide(transaction, run, dispute))
  return stale
}
