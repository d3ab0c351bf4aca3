import type { DatabaseTransaction } from '@questboard/database'
import {
  companyDisputeCause,
  disputeDeadline,
  type QuestDisputeCause,
  questDisputeCauses,
  questDisputeDecisions,
  questDisputeStatuses,
} from '@questboard/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import type { QuestRunRow } from './questRun.ts'

const rowSchema = z.object({
  id: z.string(),
  quest_run_id: z.string(),
  status: z.enum(questDisputeStatuses),
  cause: z.enum(questDisputeCauses),
  deadline_at: z.date(),
  version: z.number(),
  decision: z.enum(questDisputeDecisions).nullable(),
  creator_cents: z.number().nullable(),
  decision_note: z.string().nullable(),
})
export type DisputeRow = z.infer<typeof rowSchema>

/** The caller has locked the run, so its dispute cannot change. */
export const disputeOf = async (
  transaction: DatabaseTransaction,
  { id }: Pick<QuestRunRow, 'id'>,
): Promise<DisputeRow | null> => {
  const row = await transaction
    .selectFrom('quest_run_dispute')
    .selectAll()
    .where('quest_run_id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row === undefined ? null : rowSchema.parse(row)
}

/** True if the run's money stays in escrow because of a dispute. */
export const isHeld = (dispute: DisputeRow | null): boolean =>
  dispute?.status === 'possible' || dispute?.status === 'open'

/**
 * Starts or extends the dispute period. If a dispute is already open, it continues, and the decision applies to the
 * run's status at that time.
 */
export const letBeDisputed = async (
  transaction: DatabaseTransaction,
  run: Pick<QuestRunRow, 'id' | 'company_id' | 'creator_id' | 'now'>,
  cause: QuestDisputeCause,
): Promise<void> => {
  const deadline = disputeDeadline(run.now)
  const dispute = await disputeOf(transaction, run)
  if (dispute === null) {
    const { id: quest_run_id, company_id, creator_id } = run
    await transaction
      .insertInto('quest_run_dispute')
      .values({ quest_run_id, company_id, creator_id, cause, deadline_at: deadline })
      .execute()
  } else if (dispute.status === 'possible' && cause === companyDisputeCause) {
    // Both sides can still dispute the outcome. The company can dispute the broken embargo instead.
    await transaction
      .updateTable('quest_run_dispute')
      .set({ deadline_at: sql`greatest(deadline_at, ${deadline})` })
      .where('id', '=', dispute.id)
      .execute()
  } else if (dispute.status === 'possible' || dispute.status === 'lapsed')
    await transaction
      .updateTable('quest_run_dispute')
      .set({ status: 'possible', cause, deadline_at: sql`greatest(deadline_at, ${deadline})` })
      .where('id', '=', dispute.id)
      .execute()
}

/** The company can no longer dispute a broken embargo after it approves the content or gets its money back. */
export const waiveBrokenEmbargo = async (
  transaction: DatabaseTransaction,
  { id }: Pick<QuestRunRow, 'id'>,
): Promise<void> => {
  await transaction
    .updateTable('quest_run_dispute')
    .set({ status: 'lapsed' })
    .where('quest_run_id', '=', id)
    .where('status', '=', 'possible')
    .where('cause', '=', companyDisputeCause)
    .execute()
}
