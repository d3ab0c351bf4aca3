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
  /** The subscription plan that is paid for. Null if the payment is for quest runs. */
  plan_id: z.string().nullable(),
  by_saved_card: z.boolean(),
  approved_at: z.date().nullable(),
  next_url: z.string().nullable(),
})
export type PaymentRow = z.infer<typeof rowSchema>

/** A plan in the cart, at the price of the day when it was added. */
export type PlanItem = { readonly id: string; readonly company_id: string; readonly plan_id: string }

/** A payment with its quest runs or its plan. */
export type TakenPayment = {
  readonly payment: PaymentRow
  readonly runs: readonly QuestRunRow[]
  /** The plan's cart item. Null if the plan now belongs to another payment. */
  readonly plan: PlanItem | null
}

const runsOf = (transaction: DatabaseTransaction, paymentId: string) =>
  transaction.selectFrom('quest_run').select('id').where('payment_id', '=', paymentId).orderBy('id').execute()

const lockPlan = async (transaction: DatabaseTransaction, paymentId: string): Promise<PlanItem | null> => {
  const item = await transaction
    .selectFrom('cart_item')
    .select(['id', 'company_id', 'plan_id'])
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'plan')
    .forUpdate()
    .executeTakeFirst()
  return item === undefined || item.plan_id === null ? null : { ...item, plan_id: item.plan_id }
}

/** Locks the runs or the plan before the payment, as every status change does, and reads them. */
export const lockPayment = async (
  transaction: DatabaseTransaction,
  paymentId: string,
): Promise<TakenPayment | null> => {
  const runs: QuestRunRow[] = []
  for (const { id } of await runsOf(transaction, paymentId)) {
    const run = await lockQuestRun(transaction, id)
    if (run?.payment_id === paymentId) runs.push(run)
  }
  const plan = await lockPlan(transaction, paymentId)
  const payment = await transaction
    .selectFrom('payment')
    .select([
      'id',
      'company_id',
      'status',
      'amount_cents',
      'created_by',
      'vendor',
      'provider_reference',
      'plan_id',
      'by_saved_card',
      'approved_at',
      'next_url',
    ])
    .where('id', '=', paymentId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return payment === undefined ? null : { payment: rowSchema.parse(payment), runs, plan }
}

/** True if the payment's items still need to be paid. */
export const isWanted = ({ payment, runs, plan }: TakenPayment): boolean =>
  payment.plan_id === null
    ? runs.length > 0 && runs.every(({ status }) => status === 'PENDING_PAYMENT')
    : plan !== null
