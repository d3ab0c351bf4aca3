import type { DatabaseTransaction } from '@questboard/database'
import { unpaidReasons } from '@questboard/domain'
import type { Actor } from '../actor.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, refuse } from '../result.ts'
import { settlePayment } from './settlePayment.ts'
import { startPayment } from './startPayment.ts'

export type CardAnswer = {
  readonly reference: string
  readonly state: 'open' | 'paid' | 'failed' | 'expired'
  readonly url: string | null
  readonly paidCents: number
  readonly feeCents: number
  readonly charge: string | null
  readonly problem: string
}

const notPaid = { failed: 'The card was declined', expired: unpaidReasons.late } as const

/** Sets the payment to the provider's state, regardless of its previous state: started, paid, failed or expired. */
export const noteCardPayment = (
  transaction: DatabaseTransaction,
  paymentId: string,
  actor: Actor,
  answer: CardAnswer,
): Promise<Moved> =>
  makeMove(transaction, 'noteCardPayment', actor, async () => {
    if (actor.by !== 'provider') return refuse('not-allowed')
    const payment = await transaction
      .selectFrom('payment')
      .select(['status', 'provider_reference', 'next_url'])
      .where('id', '=', paymentId)
      .executeTakeFirst()
    if (payment === undefined) return refuse('not-found')
    const { state, reference, url, problem, paidCents, feeCents, charge } = answer
    const isUnheard = payment.status === 'pending' || payment.provider_reference === null
    const goesOn = payment.status === 'processing' && state === 'open' && payment.next_url !== url
    if (isUnheard || goesOn) {
      const started = await startPayment(transaction, paymentId, actor, { reference, url })
      // The deadline can pass before the provider responds. The payer is then not sent to the provider.
      if (!started.ok && state !== 'paid') return started
    }
    if (state === 'open') return moved
    if (state === 'paid')
      return settlePayment(transaction, paymentId, actor, {
        outcome: 'succeeded',
        paidCents,
        feeCents,
        charge,
      })
    return settlePayment(transaction, paymentId, actor, {
      outcome: state,
      problem: problem || notPaid[state],
    })
  })
