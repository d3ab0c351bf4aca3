import type { DatabaseTransaction } from '@questboard/database'
import { paymentStatuses } from '@questboard/domain'
import { z } from 'zod'
import { lockQuestRun, type QuestRunRow } from '../quest-run/questRun.ts'

const rowSchema = z.object({
  id: z.string(),
  company_id: z.string(),
  status: z.enum(paymentStatuses),
  amount_cents: z.number(),
  created_by: z.string().nullable(),
  vendor: z.string(),
  provider_reference: z.string().nullable(),
})
export type PaymentRow = z.infer<typeof rowSchema>

export type WithRuns = { readonly payment: PaymentRow; readonly runs: readonly QuestRunRow[] }

const runsOf = (transaction: DatabaseTransaction, paymentId: string) =>
  transaction.selectFrom('quest_run').select('id').where('payment_id', '=', paymentId).orderBy('id').execute()

/** Its runs first, as every move locks them, and what they say of the payment then. */
export const lockPayment = async (
  transaction: DatabaseTransaction,
  paymentId: string,
): Promise<WithRuns | null> => {
  const runs: QuestRunRow[] = []
  for (const { id } of await runsOf(transaction, paymentId)) {
    const run = await lockQuestRun(transaction, id)
    if (run?.payment_id === paymentId) runs.push(run)
  }
  const payment = await transaction
    .selectFrom('payment')
    .select(['id', 'company_id', 'status', 'amount_cents', 'created_by', 'vendor', 'provider_reference'])
    .where('id', '=', paymentId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return payment === undefined ? null : { payment: rowSchema.parse(payment), runs }
}
