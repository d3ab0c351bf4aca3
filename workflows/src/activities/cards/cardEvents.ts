import { keepCard, noteDispute } from '@questboard/moves'
import { CardRefused, type CardSubject, cardSubjects } from '@questboard/providers/cards'
import { z } from 'zod'
import type { Dependencies } from '../dependencies.ts'
import { fewAtOnce } from '../fewAtOnce.ts'
import { noteAnswer } from './cardPayments.ts'
import { cardsOf } from './cardsOf.ts'
import { noteRefundAnswer } from './refunds.ts'

type Needed = Pick<Dependencies, 'database' | 'cards' | 'publicUrl' | 'log'>

const paymentOfCharge = async ({ database }: Needed, charge: string): Promise<string | null> => {
  const payment = await database
    .selectFrom('payment')
    .select('id')
    .where('charge_reference', '=', charge)
    .executeTakeFirst()
  return payment?.id ?? null
}

/** Reads a Stripe page from the provider. The page is for a payment or for adding a card. */
const lookAtPage = async (needed: Needed, reference: string): Promise<void> => {
  const answer = await cardsOf(needed).payment(reference)
  const known = z.guid().safeParse(answer.paymentId)
  const payment = known.success
    ? await needed.database.selectFrom('payment').select('id').where('id', '=', known.data).executeTakeFirst()
    : undefined
  if (payment) return noteAnswer(needed, payment.id, answer)
  const { card, companyId } = await cardsOf(needed).cardPage(reference)
  const company = z.guid().safeParse(companyId)
  if (card && company.success)
    await needed.database.transaction().execute((transaction) => keepCard(transaction, company.data, card))
}

/** An event about a payment page contains the page's charge. A payment by saved card has no page, only a charge. */
const lookAtCharge = async (needed: Needed, reference: string): Promise<void> => {
  const payment = await needed.database
    .selectFrom('payment')
    .select('id')
    .where('provider_reference', '=', reference)
    .executeTakeFirst()
  if (payment) await noteAnswer(needed, payment.id, await cardsOf(needed).payment(reference))
}

const lookAtRefund = async (needed: Needed, reference: string): Promise<void> => {
  const kept = await needed.database
    .selectFrom('payment_refund')
    .select('id')
    .where('provider_reference', '=', reference)
    .executeTakeFirst()
  if (kept) await noteRefundAnswer(needed, kept.id, await cardsOf(needed).refundNow(reference))
}

/** A dispute's webhook can arrive before the payment's. In that case, the payment is checked and booked first. */
const bookedPaymentOf = async (needed: Needed, charge: string): Promise<string | null> => {
  const booked = await paymentOfCharge(needed, charge)
  if (booked !== null || charge === '') return booked
  const told = z.guid().safeParse((await cardsOf(needed).payment(charge)).paymentId)
  if (!told.success) return null
  const payment = await needed.database
    .selectFrom('payment')
    .select(['id', 'provider_reference'])
    .where('id', '=', told.data)
    .executeTakeFirst()
  if (!payment || payment.provider_reference === null) return null
  await noteAnswer(needed, payment.id, await cardsOf(needed).payment(payment.provider_reference))
  return paymentOfCharge(needed, charge)
}

const lookAtDispute = async (needed: Needed, reference: string): Promise<void> => {
  const dispute = await cardsOf(needed).dispute(reference)
  const paymentId = await bookedPaymentOf(needed, dispute.charge)
  if (paymentId === null) return
  const noted = await needed.database
    .transaction()
    .execute((transaction) => noteDispute(transaction, paymentId, { by: 'provider' }, dispute))
  if (!noted.ok) throw new Error(`${noted.code} ${noted.why ?? ''}`)
}

const looks: Readonly<Record<CardSubject, (needed: Needed, reference: string) => Promise<void>>> = {
  page: lookAtPage,
  charge: lookAtCharge,
  refund: lookAtRefund,
  dispute: lookAtDispute,
  other: async () => undefined,
}

/**
 * Processes an event of the card provider. The event only names an object, whose state is read from the provider. So
 * the order, number and content of events do not matter.
 */
const workOff = async (needed: Needed, id: string): Promise<void> => {
  const event = await needed.database
    .selectFrom('card_event')
    .select(['subject', 'subject_reference', 'done_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!event || event.done_at !== null) return
  try {
    await looks[z.enum(cardSubjects).parse(event.subject)](needed, event.subject_reference)
  } catch (error) {
    // The object belongs to another account or no longer exists at the provider.
    if (!(error instanceof CardRefused)) throw error
    needed.log.warn({ err: error, event: id }, 'the card provider does not know the object of its own event')
  }
  await needed.database.updateTable('card_event').set({ done_at: new Date() }).where('id', '=', id).execute()
}

export const createCardEventActivities = (needed: Needed) => ({
  workOffCardEvent: (id: string): Promise<void> => workOff(needed, id),
  /** Processes the event immediately. If the provider is too slow, the normal activity processes the event later. */
  workOffCardEventSoon: fewAtOnce((id: string): Promise<void> => workOff(needed, id)),
})
