import type { DatabaseTransaction } from '@questboard/database'

type Of =
  | { readonly mission_run_id: string; readonly submissionId?: string | undefined }
  | { readonly participant_id: string }

/** Decides on the content that waits for the company's review, or on one submission of it. Returns the number decided. */
export const answerContent = async (
  transaction: DatabaseTransaction,
  of: Of,
  answer: { readonly status: 'APPROVED' } | { readonly status: 'REJECTED'; readonly review_message: string },
): Promise<number> => {
  let pending = transaction.updateTable('submission').set(answer).where('status', '=', 'PENDING')
  if ('participant_id' in of) pending = pending.where('participant_id', '=', of.participant_id)
  else {
    pending = pending.where('mission_run_id', '=', of.mission_run_id)
    if (of.submissionId !== undefined) pending = pending.where('id', '=', of.submissionId)
  }
  return (await pending.returning('id').execute()).length
}
