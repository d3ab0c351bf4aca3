import type { DatabaseTransaction } from '@questboard/database'
import type { QuestDisputeDecision } from '@questboard/domain'
import { sql } from 'kysely'

/**
 * An admin's decision, made in the same way as in the console. `creatorCents` applies to a split only. Disputes that
 * are not open are ignored.
 */
export const decideDispute = async (
  transaction: DatabaseTransaction,
  disputeId: string,
  decision: QuestDisputeDecision,
  creatorCents: number | null = null,
): Promise<void> => {
  // Locks the run first, as every status change does. In the console, the decision has its own transaction.
  await sql`select from quest_run where id = (select quest_run_id from quest_run_dispute where id = ${disputeId})
    for no key update`.execute(transaction)
  await transaction
    .updateTable('quest_run_dispute as dispute')
    .set({
      decision,
      decision_note: 'As both sides have shown us.',
      ...(decision === 'split' ? { creator_cents: creatorCents } : {}),
    })
    .where('id', '=', disputeId)
    .where('status', '=', 'open')
    .where('decision', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('quest_run as run')
          .whereRef('run.id', '=', 'dispute.quest_run_id')
          .where('run.status', '<>', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION'),
      ),
    )
    .execute()
}
