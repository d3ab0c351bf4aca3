import type { DatabaseTransaction } from '@questboard/database'

/** Ends unpaid payments when none of their runs still needs to be paid. */
export const abandonPayments = async (
  transaction: DatabaseTransaction,
  paymentIds: readonly string[],
): Promise<void> => {
  if (paymentIds.length === 0) return
  await transaction
    .updateTable('payment')
    .set({ status: 'expired' })
    .where('id', 'in', [...paymentIds])
    .where('status', 'in', ['waiting_approval', 'pending', 'failed'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('quest_run')
            .select('quest_run.id')
            .whereRef('quest_run.payment_id', '=', 'payment.id')
            .where('quest_run.status', 'in', ['PENDING_PAYMENT', 'PAYMENT']),
        ),
      ),
    )
    .execute()
}
