import type { DatabaseTransaction } from '@questboard/database'
import { chargeBack, winBack } from '../ledger.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, moved, refuse, stale } from '../verdict.ts'
import { askAgain, coverRefunds, uncoverRefunds } from './bankMoney.ts'
import { restorePlan, takeBackPlan } from './plan.ts'

export type DisputeNow = {
  readonly reference: string
  readonly state: 'open' | 'won' | 'lost'
  readonly amountCents: number
  /** What the bank took from us so far, and what it gave back. */
  readonly withdrawnCents: number
  readonly returnedCents: number
  readonly feeCents: number
  readonly reason: string
}

/** What an appeal can turn is lost; what was won stays so, however late something else is told. */
const endedFrom = { won: ['open', 'lost'], lost: ['open'] } as const

/** What the provider says of a dispute: told in any order and as often as it likes, the money moves once each way. */
export const noteDispute = (
  transaction: DatabaseTransaction,
  paymentId: string,
  mover: Mover,
  dispute: DisputeNow,
): Promise<Moved> =>
  makeMove(transaction, 'noteDispute', mover, async () => {
    if (mover.by !== 'provider') return refuse('not-allowed')
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
