import type { DatabaseTransaction } from '@questboard/database'
import { unpaidReasons } from '@questboard/domain'
import { sql } from 'kysely'
import type { CompanyActor } from '../actor.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, refuse, stale } from '../result.ts'
import { isWanted, lockPayment } from './payment.ts'
import { returnPlan } from './plan.ts'

/**
 * A second member approves a payment above the limit, and the payment then goes to the card provider. Its deadline does
 * not change.
 */
export const approvePayment = (
  transaction: DatabaseTransaction,
  paymentId: string,
  actor: CompanyActor,
): Promise<Moved> =>
  makeMove(transaction, 'approvePayment', actor, async () => {
    const taken = await lockPayment(transaction, paymentId)
    if (taken === null || taken.payment.company_id !== actor.companyId) return refuse('not-found')
    const { payment } = taken
    if (payment.status !== 'waiting_approval' || !isWanted(taken)) return stale
    if (payment.created_by === actor.personId) return refuse('payment-approval')
    await transaction
      .updateTable('payment')
      .set({ status: 'pending', approved_by: actor.personId, approved_at: sql<Date>`now()` })
      .where('id', '=', paymentId)
      .execute()
    return moved
  })

/**
 * The second member declined the payment with a reason, or the first member withdrew it. Its items return to the cart.
 * The card provider has not received the payment yet.
 */
export const withdrawPayment = (
  transaction: DatabaseTransaction,
  paymentId: string,
  actor: CompanyActor,
  reason = '',
): Promise<Moved> =>
  makeMove(transaction, 'withdrawPayment', actor, async () => {
    const taken = await lockPayment(transaction, paymentId)
    if (taken === null || taken.payment.company_id !== actor.companyId) return refuse('not-found')
    const { payment, runs, plan } = taken
    if (payment.status !== 'waiting_approval') return stale
    const isOwn = payment.created_by === actor.personId
    if (!isOwn && reason.trim() === '') return refuse('review-message-required')
    await transaction
      .updateTable('payment')
      .set({
        status: 'expired',
        ...(isOwn
          ? { problem: unpaidReasons.left }
          : {
              problem: unpaidReasons.declined,
              declined_by: actor.personId,
              decline_reason: reason.trim(),
            }),
      })
      .where('id', '=', paymentId)
      .execute()
    if (plan !== null) await returnPlan(transaction, plan)
    const ids = runs.map(({ id }) => id)
    if (ids.length > 0)
      await transaction
        .updateTable('cart_item')
        .set({ payment_id: null })
        .where('quest_run_id', 'in', ids)
        .execute()
    return moved
  })
