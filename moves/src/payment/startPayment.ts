import { type DatabaseTransaction, emitEvent } from '@questboard/database'
import { type Actor, isParty } from '../actor.ts'
import { makeMove } from '../makeMove.ts'
import { advanceQuestRun } from '../quest-run/questRun.ts'
import { type Moved, moved, refuse, stale } from '../result.ts'
import { isWanted, lockPayment, type PaymentRow } from './payment.ts'

/** A second member has just approved the payment, so the payer is not at the screen when the bank asks for consent. */
const isPayerAway = ({ by_saved_card, approved_at, next_url }: PaymentRow): boolean =>
  by_saved_card && approved_at !== null && next_url === null

/**
 * The card provider has accepted the payment and returned the page where the payer continues. A repeated response has
 * no effect.
 */
export const startPayment = (
  transaction: DatabaseTransaction,
  paymentId: string,
  actor: Actor,
  { reference, url = null }: { readonly reference: string; readonly url?: string | null },
): Promise<Moved> =>
  makeMove(transaction, 'startPayment', actor, async () => {
    const taken = await lockPayment(transaction, paymentId)
    if (taken === null || !isParty(actor, taken.payment)) return refuse('not-found')
    const { payment, runs } = taken
    const isUnderWay = payment.status === 'processing'
    if (isUnderWay && payment.provider_reference !== null && payment.provider_reference !== reference)
      return stale
    if (!isUnderWay && payment.status !== 'pending' && payment.status !== 'failed') return stale
    const waiting = isUnderWay ? [] : runs
    if (!isUnderWay && !isWanted(taken)) return stale
    await transaction
      .updateTable('payment')
      .set({ status: 'processing', provider_reference: reference, next_url: url, problem: '' })
      .where('id', '=', paymentId)
      .execute()
    if (url !== null && isPayerAway(payment))
      await emitEvent(transaction, {
        type: 'paymentConfirmationWanted',
        entity: 'payment',
        entityId: paymentId,
      })
    for (const run of waiting) {
      const advanced = await advanceQuestRun(transaction, run, 'PAYMENT', null)
      if (!advanced.ok) return advanced
    }
    return moved
  })
