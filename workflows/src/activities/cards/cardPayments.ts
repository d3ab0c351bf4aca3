import { MINUTE_MS, payableUntil } from '@questboard/domain'
import { cardCustomerOf, keepCard, noteCardPayment, settlePayment } from '@questboard/moves'
import { type CardPayment, CardRefused, cardPageMinutes } from '@questboard/providers/cards'
import type { Dependencies } from '../dependencies.ts'
import { cardsOf } from './cardsOf.ts'

type Needed = Pick<Dependencies, 'database' | 'cards' | 'publicUrl' | 'log'>

/** The state of a payment after a check. `isOver` means that nothing is pending. */
export type PaymentLook = {
  readonly status: string
  readonly isOver: boolean
  /** The time, in ISO 8601, after which the payment can no longer be made. */
  readonly until: string
}

/** Minutes added to the vendor's minimum, because calls can be slow. */
const SPARE_MINUTES = 15

const by = { by: 'provider' } as const

const readPayment = ({ database }: Needed, id: string) =>
  database
    .selectFrom('payment')
    .leftJoin('payment_method as method', 'method.company_id', 'payment.company_id')
    .select([
      'payment.id',
      'payment.status',
      'payment.company_id',
      'payment.amount_cents',
      'payment.description',
      'payment.by_saved_card',
      'payment.provider_reference',
      'payment.due_at',
      'payment.created_at',
      'payment.approved_at',
      'payment.plan_id',
      'method.provider_method_id',
      'method.provider_customer_id',
    ])
    .where('payment.id', '=', id)
    .executeTakeFirst()
type PaymentRow = NonNullable<Awaited<ReturnType<typeof readPayment>>>

type Line = { readonly amountCents: number; readonly description: string }

const linesOf = async ({ database }: Needed, payment: PaymentRow): Promise<readonly Line[]> => {
  const { id, plan_id, amount_cents: amountCents, description } = payment
  if (plan_id !== null) return [{ amountCents, description }]
  const runs = await database
    .selectFrom('quest_run as run')
    .innerJoin('activation', 'activation.id', 'run.quest_id')
    .innerJoin('user', 'user.id', 'run.creator_id')
    .select(['run.amount_cents', 'activation.name', 'user.display_name'])
    .where('run.payment_id', '=', id)
    .orderBy('run.id')
    .execute()
  return runs.map(({ amount_cents, name, display_name }) => ({
    amountCents: amount_cents ?? 0,
    description: `${name} with ${display_name}`,
  }))
}

/**
 * The time until which the payment can be made: until the earliest deadline of its runs, within the vendor's limits for
 * payment pages. The workflow closes the payment at that time. The time is computed from constants, so that repeated
 * calls agree.
 */
const endOf = ({
  due_at,
  created_at,
  approved_at,
}: PaymentRow): { readonly due: Date; readonly page: Date } => {
  const begins = (approved_at ?? created_at).getTime()
  const due = payableUntil({ dueAt: due_at, createdAt: created_at, approvedAt: approved_at })
  const least = begins + (cardPageMinutes.least + SPARE_MINUTES) * MINUTE_MS
  return { due, page: new Date(Math.max(due.getTime(), least)) }
}

const isUnderWay = ({ status }: PaymentRow): boolean => status === 'pending' || status === 'processing'

const lookOf = async (needed: Needed, id: string): Promise<PaymentLook> => {
  const payment = await readPayment(needed, id)
  if (!payment) return { status: 'gone', isOver: true, until: new Date(0).toISOString() }
  return { status: payment.status, isOver: !isUnderWay(payment), until: endOf(payment).due.toISOString() }
}

/** Money is refunded if it was paid on a page that is not the payment's current one. */
const returnStray = async (needed: Needed, { reference, charge, paidCents }: CardPayment): Promise<void> => {
  if (charge === null) return
  needed.log.warn({ reference, paidCents }, 'refunding money that belongs to no payment')
  await cardsOf(needed).refund({ key: `stray/${reference}`, charge, amountCents: paidCents })
}

/** Records the provider's response, which was received outside of any transaction. */
export const noteAnswer = async (needed: Needed, id: string, answer: CardPayment): Promise<void> => {
  const payment = await readPayment(needed, id)
  if (!payment) return
  const { provider_reference: known } = payment
  if (known !== null && known !== answer.reference) {
    if (answer.state === 'paid') await returnStray(needed, answer)
    return
  }
  const noted = await needed.database
    .transaction()
    .execute((transaction) => noteCardPayment(transaction, id, by, answer))
  if (!noted.ok && noted.code !== 'status-illegal') throw new Error(`${noted.code} ${noted.why ?? ''}`)
  // A received payment must be booked, so the next check tries to book it again.
  if (!noted.ok && answer.state === 'paid') throw new Error(`payment ${id} is paid but could not be booked`)
  const { card } = answer
  if (answer.state === 'paid' && card)
    await needed.database
      .transaction()
      .execute((transaction) => keepCard(transaction, payment.company_id, card))
}

/**
 * Ends a payment because the provider refused it or did not respond for too long. No one was charged, and the runs
 * are back in the cart.
 */
const giveUp = async (
  needed: Needed,
  id: string,
  problem: string,
  statuses: readonly string[] = ['pending', 'processing'],
): Promise<PaymentLook> => {
  await needed.database.transaction().execute(async (transaction) => {
    const { status } = (await transaction
      .selectFrom('payment')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst()) ?? { status: 'expired' }
    if (statuses.includes(status)) await settlePayment(transaction, id, by, { outcome: 'expired', problem })
  })
  return lookOf(needed, id)
}

const openPage = async (needed: Needed, payment: PaymentRow): Promise<CardPayment> => {
  return cardsOf(needed).openPage({
    key: `payment/${payment.id}`,
    paymentId: payment.id,
    customer: await cardCustomerOf(needed.database, payment.company_id, (company) =>
      cardsOf(needed).createCustomer(company),
    ),
    lines: await linesOf(needed, payment),
    expiresAt: endOf(payment).page,
    paidUrl: new URL(`/company/cart/success?payment=${payment.id}`, needed.publicUrl).href,
    leftUrl: new URL(`/company/cart?payment=${payment.id}`, needed.publicUrl).href,
  })
}

const openCharge = async (needed: Needed, payment: PaymentRow): Promise<CardPayment> => {
  const { id, provider_method_id: card, provider_customer_id: customer } = payment
  if (card === null || customer === null) throw new CardRefused('There is no saved card')
  const { amount_cents: amountCents, description } = payment
  return cardsOf(needed).openCharge({
    key: `payment/${id}`,
    paymentId: id,
    customer,
    card,
    amountCents,
    description,
  })
}

/**
 * The charge is stored before it is confirmed. If the process is killed in between, no money is moved and the charge
 * is not lost.
 */
const confirm = async (needed: Needed, { id }: PaymentRow, reference: string): Promise<void> => {
  const answer = await cardsOf(needed).confirmCharge({
    key: `payment/${id}/confirm`,
    reference,
    backUrl: new URL(`/company/cart/success?payment=${id}`, needed.publicUrl).href,
  })
  await noteAnswer(needed, id, answer.state === 'failed' ? await cardsOf(needed).close(reference) : answer)
}

export const createCardPaymentActivities = (needed: Needed) => ({
  /**
   * Opens the payment at the provider once, even if this function is called several times, and stores the URL where the
   * payer continues.
   */
  async openCardPayment(id: string): Promise<PaymentLook> {
    const payment = await readPayment(needed, id)
    if (!payment || !isUnderWay(payment)) return lookOf(needed, id)
    try {
      const known = payment.provider_reference
      const opened =
        known === null ? await (payment.by_saved_card ? openCharge : openPage)(needed, payment) : null
      if (opened) await noteAnswer(needed, id, opened)
      const reference = opened?.reference ?? known ?? ''
      const { isOver, ...look } = await lookOf(needed, id)
      if (!isOver && payment.by_saved_card) await confirm(needed, payment, reference)
      return payment.by_saved_card ? lookOf(needed, id) : { isOver, ...look }
    } catch (error) {
      if (!(error instanceof CardRefused)) throw error
      return giveUp(needed, id, error.message)
    }
  },

  /** Reads the payment's state from the provider, because webhooks can be late, lost or forged. */
  async askCardPayment(id: string): Promise<PaymentLook> {
    const payment = await readPayment(needed, id)
    if (payment?.provider_reference && isUnderWay(payment)) {
      const { provider_reference: reference } = payment
      const answer = await cardsOf(needed).payment(reference)
      await noteAnswer(
        needed,
        id,
        answer.state === 'failed' ? await cardsOf(needed).close(reference) : answer,
      )
    }
    return lookOf(needed, id)
  },

  /** Closes the payment with a reason. If the payer has already paid, the payment counts as paid. */
  async closeCardPayment(id: string, why: string): Promise<PaymentLook> {
    const payment = await readPayment(needed, id)
    if (payment && isUnderWay(payment)) {
      const { provider_reference: reference } = payment
      // A running attempt could open the payment in the meantime. It is then closed at the provider later.
      if (reference === null) return giveUp(needed, id, why, ['pending'])
      const answer = await cardsOf(needed).close(reference)
      await noteAnswer(needed, id, { ...answer, problem: answer.problem || why })
    }
    return lookOf(needed, id)
  },
})
