import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import { earnPlan } from '../ledger.ts'
import type { PaymentRow, PlanItem } from './payment.ts'

/** The end of the plan after this payment. Null if the company already has the plan or a higher one. */
export const planPaidUntil = async (
  transaction: DatabaseTransaction,
  companyId: string,
  planId: string,
): Promise<Date | null> => {
  const { rows } = await sql<{ until: Date | null }>`
    select plan_paid_until(${companyId}, ${planId}) as until`.execute(transaction)
  return rows[0]?.until ?? null
}

/** Locks the company's plans until the transaction ends, so that changes happen one after another. */
const lockSubscription = (transaction: DatabaseTransaction, companyId: string) =>
  transaction
    .selectFrom('subscription')
    .select('company_id')
    .where('company_id', '=', companyId)
    .forNoKeyUpdate()
    .execute()

/**
 * Removes plans from the cart that would have no effect. If a payment is in progress, the cart explains why the plan
 * was removed.
 */
const takeOutWhatIsInVain = (transaction: DatabaseTransaction, companyId: string) =>
  transaction
    .deleteFrom('cart_item')
    .where('id', 'in', (cart) =>
      cart
        .selectFrom('cart_item')
        .select('id')
        .where('company_id', '=', companyId)
        .where('kind', '=', 'plan')
        .where('payment_id', 'is', null)
        .where(sql<boolean>`plan_paid_until(company_id, plan_id) is null`)
        .forUpdate()
        .skipLocked(),
    )
    .execute()

/** Activates the plan and records its price as earned. Returns false if the company already has the plan. */
export const grantPlan = async (
  transaction: DatabaseTransaction,
  payment: PaymentRow,
  { company_id: companyId, plan_id }: PlanItem,
): Promise<boolean> => {
  await lockSubscription(transaction, companyId)
  const valid_to = await planPaidUntil(transaction, companyId, plan_id)
  if (valid_to === null) return false
  await earnPlan(transaction, payment)
  await transaction
    .updateTable('subscription')
    .set({ plan_id, valid_to })
    .where('company_id', '=', companyId)
    .execute()
  await transaction
    .updateTable('payment')
    .set({ plan_valid_to: valid_to })
    .where('id', '=', payment.id)
    .execute()
  await takeOutWhatIsInVain(transaction, companyId)
  return true
}

type PlanPayment = {
  readonly id: string
  readonly company_id: string
  readonly plan_id: string | null
  readonly plan_valid_to: Date | null
}

/** The unused part of the plan's month that was paid. */
const leftOfMonth = sql`
  plan_valid_to - greatest(now(), (plan_valid_to at time zone 'UTC' - interval '1 month') at time zone 'UTC')`

/**
 * The bank took the payment back, so the unused part of the plan's month ends. The used part is our loss. A month that
 * was paid separately stays.
 */
export const takeBackPlan = async (
  transaction: DatabaseTransaction,
  { id, company_id: companyId, plan_id, plan_valid_to }: PlanPayment,
): Promise<void> => {
  if (plan_id === null || plan_valid_to === null) return
  await lockSubscription(transaction, companyId)
  await sql`
    update subscription set valid_to = greatest(now(), valid_to - month.rest)
      from (select ${leftOfMonth} as rest from payment where id = ${id} and plan_valid_to > now()) as month
     where company_id = ${companyId} and plan_id = ${plan_id} and valid_to > now()`.execute(transaction)
}

/**
 * The bank returned the money. The company gets the plan until the paid day, without the months for which the bank
 * still has the money, unless the company has a higher plan by now.
 */
export const restorePlan = async (
  transaction: DatabaseTransaction,
  { company_id: companyId, plan_id }: PlanPayment,
): Promise<void> => {
  if (plan_id === null) return
  await lockSubscription(transaction, companyId)
  await sql`
    with month as (
      select plan_valid_to, ${leftOfMonth} as rest,
             exists (select from payment_dispute where payment_id = payment.id and status <> 'won') as is_kept
        from payment
       where company_id = ${companyId} and plan_id = ${plan_id} and status = 'succeeded' and plan_valid_to > now()
    ), paid as (
      select max(plan_valid_to) - coalesce(sum(rest) filter (where is_kept), interval '0') as until from month
    )
    update subscription set plan_id = ${plan_id}, valid_to = paid.until
      from paid, plan as wanted, company_plan(${companyId}) as in_force
     where company_id = ${companyId} and wanted.id = ${plan_id} and wanted.position >= in_force.position
       and paid.until > now() and (subscription.plan_id <> ${plan_id} or subscription.valid_to < paid.until)`.execute(
    transaction,
  )
}

/** An unpaid plan returns to the cart, unless the cart has another plan or the plan would have no effect. */
export const returnPlan = async (
  transaction: DatabaseTransaction,
  { id, company_id: companyId, plan_id }: PlanItem,
): Promise<void> => {
  await lockSubscription(transaction, companyId)
  const another = await transaction
    .selectFrom('cart_item')
    .select('id')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'plan')
    .where('payment_id', 'is', null)
    .executeTakeFirst()
  const isWanted = another === undefined && (await planPaidUntil(transaction, companyId, plan_id)) !== null
  if (isWanted)
    await transaction.updateTable('cart_item').set({ payment_id: null }).where('id', '=', id).execute()
  else await transaction.deleteFrom('cart_item').where('id', '=', id).execute()
}
