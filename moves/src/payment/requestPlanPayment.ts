import type { DatabaseTransaction } from '@questboard/database'
import type { CompanyActor } from '../actor.ts'
import type { MoneyVendor } from '../ledger.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse, stale } from '../result.ts'
import { exceedsLimit, lockLimit } from './paymentLimit.ts'
import { planPaidUntil } from './plan.ts'
import type { Requested } from './requestPayment.ts'

type PlanCheckout = {
  /** The plan in the cart. */
  readonly cartItemId: string
  /** Repeating the idempotency key returns the same payment. */
  readonly idempotencyKey: string
  readonly vendor: MoneyVendor
  readonly bySavedCard?: boolean
}

const lockItem = (
  transaction: DatabaseTransaction,
  { cartItemId }: PlanCheckout,
  { companyId }: CompanyActor,
) =>
  transaction
    .selectFrom('cart_item')
    .select(['id', 'plan_id', 'payment_id', 'amount_cents', 'description'])
    .where('id', '=', cartItemId)
    .where('company_id', '=', companyId)
    .where('kind', '=', 'plan')
    .forUpdate()
    .executeTakeFirst()

const findByKey = async (
  transaction: DatabaseTransaction,
  { idempotencyKey }: PlanCheckout,
  { companyId }: CompanyActor,
  planId: string,
): Promise<Moved<Requested> | undefined> => {
  const payment = await transaction
    .selectFrom('payment')
    .select(['id', 'amount_cents', 'company_id', 'plan_id'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  if (payment === undefined) return undefined
  return payment.company_id === companyId && payment.plan_id === planId
    ? { ok: true, paymentId: payment.id, amountCents: payment.amount_cents }
    : refuse('already-exists')
}

const isOwner = async (
  transaction: DatabaseTransaction,
  { companyId, personId }: CompanyActor,
): Promise<boolean> => {
  const owner = await transaction
    .selectFrom('company_member')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('user_id', '=', personId)
    .where('is_owner', '=', true)
    .executeTakeFirst()
  return owner !== undefined
}

/**
 * Creates a payment for a month of the plan in the cart, at the price in the cart. Only owners can request it. Above
 * the member's limit, the payment waits for a second member's approval.
 */
export const requestPlanPayment = (
  transaction: DatabaseTransaction,
  checkout: PlanCheckout,
  actor: CompanyActor,
): Promise<Moved<Requested>> =>
  makeMove<Requested>(transaction, 'requestPlanPayment', actor, async () => {
    await lockLimit(transaction, actor.companyId)
    const item = await lockItem(transaction, checkout, actor)
    if (item === undefined || item.plan_id === null) return refuse('not-found')
    if (!(await isOwner(transaction, actor))) return refuse('not-allowed')
    const earlier = await findByKey(transaction, checkout, actor, item.plan_id)
    if (earlier !== undefined) return earlier
    if (item.payment_id !== null) return stale
    if ((await planPaidUntil(transaction, actor.companyId, item.plan_id)) === null)
      return refuse('plan-in-force')
    const { amount_cents: amountCents, description, plan_id } = item
    const { id: paymentId } = await transaction
      .insertInto('payment')
      .values({
        company_id: actor.companyId,
        amount_cents: amountCents,
        status: (await exceedsLimit(transaction, actor, amountCents)) ? 'waiting_approval' : 'pending',
        idempotency_key: checkout.idempotencyKey,
        vendor: checkout.vendor,
        created_by: actor.personId,
        by_saved_card: checkout.bySavedCard ?? false,
        description,
        plan_id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction
      .updateTable('cart_item')
      .set({ payment_id: paymentId })
      .where('id', '=', item.id)
      .execute()
    return { ok: true, paymentId, amountCents }
  })
