import type { DatabaseTransaction } from '@questboard/database'

/** Declines the content that waits for a decision, with a reason for the creator. */
export const declineSubmissions = async (
  transaction: DatabaseTransaction,
  runId: string,
  message: string,
): Promise<void> => {
  await transaction
    .updateTable('submission')
    .set({ status: 'REJECTED', review_message: message })
    .where('quest_run_id', '=', runId)
    .where('status', '=', 'PENDING')
    .execute()
}
