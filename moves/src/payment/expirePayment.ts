import type { DatabaseTransaction } from '@questboard/database'
import { unpaidReasons } from '@questboard/domain'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { advanceQuestRun, takeQuestRun } from '../quest-run/questRun.ts'
import type { Moved } from '../result.ts'
import { abandonPayments } from './abandonPayments.ts'

/**
 * Ends an unapproved payment. The card provider has not received it, so its other items return to the cart. If two of
 * its runs expire together, one waits for the other's lock on the payment.
 */
const endUnapproved = async (transaction: DatabaseTransaction, paymentId: string): Promise<void> => {
  const ended = await transaction
    .updateTable('payment')
    .set({ status: 'expired', problem: unpaidReasons.unapproved })
    .where('id', '=', paymentId)
    .where('status', '=', 'waiting_approval')
    .returning('id')
    .executeTakeFirst()
  if (ended !== undefined)
    await transaction
      .updateTable('cart_item')
      .set({ payment_id: null })
      .where('payment_id', '=', paymentId)
      .execute()
}

/** The company missed the payment deadline. A payment that arrives later is refunded. */
export const expirePayment = (transaction: DatabaseTransaction, seen: Seen, actor: Actor): Promise<Moved> =>
  makeMove(transaction, 'expirePayment', actor, async () => {
    const taken = await takeQuestRun(transaction, seen, actor, {
      from: ['PENDING_PAYMENT', 'PAYMENT'],
      who: ['time', 'admin'],
    })
    if (!taken.ok) return taken
    const { run } = taken
    if (run.payment_id !== null) await endUnapproved(transaction, run.payment_id)
    await transaction.deleteFrom('cart_item').where('quest_run_id', '=', run.id).execute()
    const advanced = await advanceQuestRun(transaction, run, 'PAYMENT_EXPIRED', { type: 'PAYMENT_EXPIRED' })
    if (advanced.ok && run.payment_id !== null) await abandonPayments(transaction, [run.payment_id])
    return advanced
  })
