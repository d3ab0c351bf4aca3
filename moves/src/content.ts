import type { DatabaseTransaction } from '@questboard/database'

type Of = { readonly mission_run_id: string } | { readonly participant_id: string }

/** Decides on the content that waits for the company's review. */
export const answerContent = async (
  transaction: DatabaseTransaction,
  of: Of,
  answer: { readonly status: 'APPROVED' } | { readonly status: 'REJECTED'; readonly review_message: string },
): Promise<void> => {
  const pending = transaction.updateTable('submission').set(answer).where('status', '=', 'PENDING')
  await ('participant_id' in of
    ? pending.where('participant_id', '=', of.participant_id)
    : pending.where('mission_run_id', '=', of.mission_run_id)
  ).execute()
}
