import type { DatabaseTransaction } from '@questboard/database'
import { companyDisputeCause } from '@questboard/domain'
import { sql } from 'kysely'
import { type Actor, isParty } from '../actor.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, refuse, stale } from '../result.ts'
import { disputeOf } from './dispute.ts'
import { writeHistory } from './history.ts'
import { lockQuestRun } from './questRun.ts'

/**
 * The creator or the company disputes a run's outcome. The status does not change, and the money stays in escrow until
 * a decision.
 */
export const openDispute = (
  transaction: DatabaseTransaction,
  questRunId: string,
  actor: Actor,
  reason: string,
  cause: typeof companyDisputeCause | null = null,
): Promise<Moved> =>
  makeMove(transaction, 'openDispute', actor, async () => {
    if (actor.by !== 'company' && actor.by !== 'creator') return refuse('not-allowed')
    const run = await lockQuestRun(transaction, questRunId)
    if (run === null || !isParty(actor, run)) return refuse('not-found')
    const dispute = await disputeOf(transaction, run)
    if (dispute === null) return stale
    if (dispute.status === 'lapsed') return refuse('dispute-over')
    if (dispute.status !== 'possible') return stale
    if (dispute.deadline_at <= run.now) return refuse('dispute-over')
    if (reason.trim() === '') return refuse('dispute-reason')
    const of = cause ?? dispute.cause
    if (of === companyDisputeCause && (actor.by !== 'company' || run.embargo_broken_at === null))
      return refuse('dispute-embargo')
    await transaction
      .updateTable('quest_run_dispute')
      .set({
        status: 'open',
        cause: of,
        opened_side: actor.by,
        opened_by: actor.personId,
        opened_at: sql`now()`,
        reason: reason.trim(),
      })
      .where('id', '=', dispute.id)
      .execute()
    await writeHistory(transaction, run, 'fact', {
      type: 'DISPUTE_OPENED',
      side: actor.by,
      comment: reason.trim(),
    })
    return moved
  })
