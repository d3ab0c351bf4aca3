import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import { earnPlan } from '../ledger.ts'
import type { PaymentRow, PlanItem } from './payment.ts'

/** Until when the company has the plan that it pays for now; null: in vain, since it has it, or a higher one, already. */
export const planPaidUntil = async (
  transaction: DatabaseTransaction,
  companyId: string,
  planId: string,
): Promise<Date | null> => {
  const { rows } = await sql<{ until: Date | null }>`
    select plan_paid_until(${companyId}, ${planId}) as until`.execute(transaction)
  return rows[0]?.until ?? null
}

/** Held until the transaction ends: what becomes of a company's plans, in the cart and in force, becomes of one after the other. */
const lockSubscription = (transaction: DatabaseTransaction, companyId: string) =>
  transaction
    .selectFrom('subscription')
    .select('company_id')
    .where('company_id', '=', companyId)
    .forNoKeyUpdate()
    .execute()

/** Takes out of the cart what would be paid in vain now. Whoever is at it already is told so by the cart itself. */
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

/** The company has the plan from now on, and we have earned its price. Says whether it has: what it had already it pays in vain. */
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

/** What is left of the month that a payment was for. */
const leftOfMonth = sql`
  plan_valid_to - greatest(now(), (plan_valid_to at time zone 'UTC' - interval '1 month') at time zone 'UTC')`

/**
 * The bank took the payment back: what is left of the month that it was for is not paid. What was used of it is lost to us, and a
 * month that was paid apart stays.
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
 * The bank gave it back: the company has the plan until the day that it had paid for, without the months that the bank still keeps,
 * unless it has more by now.
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

/** Not paid, it lies in the cart again; not where another plan lies there meanwhile, or where it would be paid in vain. */
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
