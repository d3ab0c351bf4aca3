import type { DatabaseTransaction } from '@questboard/database'
import type { Actor } from '../actor.ts'
import { chargeBack, winBack } from '../ledger.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, refuse, stale } from '../result.ts'
import { askAgain, coverRefunds, uncoverRefunds } from './bankMoney.ts'
import { restorePlan, takeBackPlan } from './plan.ts'

export type DisputeNow = {
  readonly reference: string
  readonly state: 'open' | 'won' | 'lost'
  readonly amountCents: number
  /** The total amounts that the bank has taken back and returned. */
  readonly withdrawnCents: number
  readonly returnedCents: number
  readonly feeCents: number
  readonly reason: string
}

/** A lost dispute can still be won on appeal. A won dispute stays won, even if other notifications arrive later. */
const endedFrom = { won: ['open', 'lost'], lost: ['open'] } as const

/**
 * Records the provider's state of a dispute. Notifications can arrive in any order and several times, but money moves
 * once per direction.
 */
export const noteDispute = (
  transaction: DatabaseTransaction,
  paymentId: string,
  actor: Actor,
  dispute: DisputeNow,
): Promise<Moved> =>
  makeMove(transaction, 'noteDispute', actor, async () => {
    if (actor.by !== 'provider') return refuse('not-allowed')
    const payment = await transaction
      .selectFrom('payment')
      .select(['id', 'vendor', 'status', 'company_id', 'plan_id', 'plan_valid_to'])
      .where('id', '=', paymentId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (payment === undefined) return refuse('not-found')
    if (payment.status !== 'succeeded' && payment.status !== 'refunded') return stale
    const { reference, state, amountCents, reason } = dispute
    await transaction
      .insertInto('payment_dispute')
      .values({ payment_id: paymentId, provider_reference: reference, amount_cents: amountCents, reason })
      .onConflict((conflict) => conflict.column('provider_reference').doNothing())
      .execute()
    const ended =
      state === 'open'
        ? []
        : await transaction
            .updateTable('payment_dispute')
            .set({ status: state })
            .where('provider_reference', '=', reference)
            .where('status', 'in', endedFrom[state])
            .returning('id')
            .execute()
    const { withdrawnCents, returnedCents, feeCents } = dispute
    const isTaken = await chargeBack(transaction, payment, { reference, cents: withdrawnCents, feeCents })
    if (isTaken) await takeBackPlan(transaction, payment)
    const isReturned = await winBack(transaction, payment, { reference, cents: returnedCents })
    if (isReturned) await restorePlan(transaction, payment)
    await coverRefunds(transaction, payment)
    await uncoverRefunds(transaction, payment)
    if (ended.length > 0) await askAgain(transaction, payment)
    return moved
  })
