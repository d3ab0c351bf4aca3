import type { DatabaseTransaction } from '@questboard/database'
import type { QuestDisputeDecision } from '@questboard/domain'
import { sql } from 'kysely'

/** What an admin writes in the console; `creatorCents` counts for a split alone. A dispute that is not open is left alone. */
export const decideDispute = async (
  transaction: DatabaseTransaction,
  disputeId: string,
  decision: QuestDisputeDecision,
  creatorCents: number | null = null,
): Promise<void> => {
  // The run first, as every move locks them; in the console the decision is a transaction of its own.
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
