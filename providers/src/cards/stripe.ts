import Stripe from 'stripe'
import type { z } from 'zod'
import { createStripeClient, type StripeAccess } from '../stripeClient.ts'
import { VendorUnavailable } from '../vendor.ts'
import {
  CardDisputed,
  type CardEvent,
  type CardLine,
  type CardMovement,
  type CardPayment,
  type CardProvider,
  CardRefused,
  type CardSubject,
  NotTheirs,
} from './card.ts'
import * as answers from './stripeAnswers.ts'

export type StripeSettings = StripeAccess & { readonly webhookSecret: string }

/** Stripe accepts at most this many characters for a line's text. */
const LONGEST_NAME = 250

const TOO_MANY_OR_AT_WORK = new Set([409, 429])

/**
 * Sorts errors into temporary failures, our mistakes and problems with the card. A declined card is not an error here,
 * because the payment itself reports it.
 */
const explained = (error: unknown): unknown => {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const { statusCode = 0 } = error
  const isAway =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    // A revoked API key counts as a temporary failure, because we must replace it. Requests are retried until then, so
    // nothing is lost.
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError ||
    statusCode >= 500 ||
    TOO_MANY_OR_AT_WORK.has(statusCode)
  if (isAway) return new VendorUnavailable(`Stripe does not answer: ${error.message}`, { cause: error })
  const Refusal = error.code === 'charge_disputed' ? CardDisputed : CardRefused
  return new Refusal(error.message, { cause: error })
}

const ask = async <T>(schema: z.ZodType<T>, asked: Promise<unknown>): Promise<T> => {
  const answer = await asked.catch((error: unknown) => {
    throw explained(error)
  })
  const read = schema.safeParse(answer)
  if (!read.success) throw new VendorUnavailable('Stripe sent an unreadable answer', { cause: read.error })
  return read.data
}

const settledPayment = (payment: CardPayment | null): CardPayment => {
  if (payment === null) throw new VendorUnavailable('Stripe does not know the fee of a payment yet')
  return payment
}

const isPage = (reference: string): boolean => reference.startsWith('cs_')

const lineItem = ({ description, amountCents }: CardLine) => ({
  quantity: 1,
  price_data: {
    currency: 'usd',
    unit_amount: amountCents,
    product_data: { name: description.slice(0, LONGEST_NAME) },
  },
})

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000)

/** Converts a balance transaction to our format. Returns an empty list if it is not about a payment. */
const movementOf = (one: Stripe.BalanceTransaction): readonly CardMovement[] => {
  const { source, amount, fee, created } = one
  if (source === null || typeof source === 'string') return []
  const moved = { cents: amount, feeCents: fee, at: new Date(created * 1000) }
  if (source.object === 'refund') return [{ ...moved, subject: source.id }]
  if (source.object === 'dispute')
    return [{ ...moved, subject: `${source.id}/${amount < 0 ? 'out' : 'back'}` }]
  if (source.object !== 'charge' || source.payment_intent == null) return []
  const { payment_intent: intent } = source
  return [{ ...moved, subject: typeof intent === 'string' ? intent : intent.id }]
}

const subjects: Readonly<Record<string, CardSubject>> = {
  'checkout.session': 'page',
  payment_intent: 'charge',
  refund: 'refund',
  dispute: 'dispute',
}

const wholeIntent = ['latest_charge.balance_transaction', 'payment_method']
const wholeSession = [...wholeIntent.map((path) => `payment_intent.${path}`), 'setup_intent.payment_method']

const sessionNow = (stripe: Stripe, reference: string) =>
  ask(answers.session, stripe.checkout.sessions.retrieve(reference, { expand: wholeSession }))

/** Ignores a refusal, such as that the payment has already ended, because the caller then reads the payment's state. */
const whatever = (asked: Promise<unknown>): Promise<void> =>
  asked.then(
    () => undefined,
    (error: unknown) => {
      const why = explained(error)
      if (!(why instanceof CardRefused)) throw why
    },
  )

const paymentNow = async (stripe: Stripe, reference: string): Promise<CardPayment> => {
  if (isPage(reference)) return settledPayment(answers.readSession(await sessionNow(stripe, reference)))
  const asked = stripe.paymentIntents.retrieve(reference, { expand: wholeIntent })
  return settledPayment(answers.readIntent(await ask(answers.intent, asked)))
}

/** Functions for payments on a Stripe page. */
const pagesOf = (stripe: Stripe): Pick<CardProvider, 'openPage'> => ({
  openPage: async ({ key, paymentId, customer, lines, expiresAt, paidUrl, leftUrl }) => {
    const about = { payment_id: paymentId }
    const asked = stripe.checkout.sessions.create(
      {
        mode: 'payment',
        customer,
        client_reference_id: paymentId,
        metadata: about,
        line_items: lines.map(lineItem),
        allowed_payment_method_types: ['card'],
        // With automatic capture, Stripe reports the fee immediately instead of an hour later.
        payment_intent_data: { metadata: about, capture_method: 'automatic' },
        saved_payment_method_options: { payment_method_save: 'enabled' },
        expires_at: Math.floor(expiresAt.getTime() / 1000),
        success_url: paidUrl,
        cancel_url: leftUrl,
        expand: wholeSession,
      },
      { idempotencyKey: key },
    )
    return settledPayment(answers.readSession(await ask(answers.session, asked)))
  },
})

/** Functions for payments with a saved card. */
const chargesOf = (stripe: Stripe): Pick<CardProvider, 'openCharge' | 'confirmCharge'> => ({
  openCharge: async ({ key, paymentId, customer, card, amountCents, description }) => {
    const asked = stripe.paymentIntents.create(
      {
        amount: amountCents,
        currency: 'usd',
        customer,
        payment_method: card,
        allowed_payment_method_types: ['card'],
        capture_method: 'automatic',
        description,
        metadata: { payment_id: paymentId },
      },
      { idempotencyKey: key },
    )
    return settledPayment(answers.readIntent(await ask(answers.intent, asked)))
  },
  confirmCharge: async ({ key, reference, backUrl }) => {
    // A decline or an earlier confirmation is not an error here, because the charge's state is read afterwards.
    await whatever(stripe.paymentIntents.confirm(reference, { return_url: backUrl }, { idempotencyKey: key }))
    return paymentNow(stripe, reference)
  },
})

const cardsOf = (
  stripe: Stripe,
): Pick<CardProvider, 'createCustomer' | 'openCardPage' | 'cardPage' | 'removeCard'> => ({
  createCustomer: async ({ key, companyId, name, email }) => {
    const asked = stripe.customers.create(
      { name, email, metadata: { company_id: companyId } },
      { idempotencyKey: key },
    )
    return (await ask(answers.customer, asked)).id
  },
  openCardPage: async ({ key, companyId, customer, addedUrl, leftUrl }) => {
    const asked = stripe.checkout.sessions.create(
      {
        mode: 'setup',
        currency: 'usd',
        customer,
        client_reference_id: companyId,
        allowed_payment_method_types: ['card'],
        success_url: addedUrl,
        cancel_url: leftUrl,
        expand: ['setup_intent.payment_method'],
      },
      { idempotencyKey: key },
    )
    return answers.readCardPage(await ask(answers.session, asked))
  },
  cardPage: async (reference) => answers.readCardPage(await sessionNow(stripe, reference)),
  removeCard: (reference) => whatever(stripe.paymentMethods.detach(reference)),
})

const refundsOf = (stripe: Stripe): Pick<CardProvider, 'refund' | 'earlierRefund' | 'refundNow'> => {
  const earlierRefund: CardProvider['earlierRefund'] = async ({ key, charge }) => {
    const asked = stripe.refunds.list({ payment_intent: charge, limit: 100 })
    const { data } = await ask(answers.refunds, asked)
    const made = data.find(({ metadata }) => metadata?.key === key)
    return made ? answers.readRefund(made) : null
  }
  return {
    earlierRefund,
    refund: async ({ key, charge, amountCents, refusals = 0 }) => {
      // Stripe forgets idempotency keys after a day, but keeps our metadata on a refund. So we first look for an
      // earlier refund.
      const earlier = await earlierRefund({ key, charge })
      if (earlier) return earlier
      const asked = stripe.refunds.create(
        { payment_intent: charge, amount: amountCents, metadata: { key } },
        // For a day, Stripe repeats its refusal for the same idempotency key, so each new attempt gets a new key.
        { idempotencyKey: refusals === 0 ? key : `${key}/${refusals}` },
      )
      return answers.readRefund(await ask(answers.refund, asked))
    },
    refundNow: async (reference) =>
      answers.readRefund(await ask(answers.refund, stripe.refunds.retrieve(reference))),
  }
}

export const createStripe = (settings: StripeSettings): CardProvider => {
  const stripe = createStripeClient(settings)
  return {
    ...cardsOf(stripe),
    ...pagesOf(stripe),
    ...chargesOf(stripe),
    ...refundsOf(stripe),
    payment: (reference) => paymentNow(stripe, reference),
    close: async (reference) => {
      await whatever(
        isPage(reference)
          ? stripe.checkout.sessions.expire(reference)
          : stripe.paymentIntents.cancel(reference),
      )
      return paymentNow(stripe, reference)
    },
    dispute: async (reference) =>
      answers.readDispute(await ask(answers.dispute, stripe.disputes.retrieve(reference))),
    movements: async ({ from, until }) => {
      const found: CardMovement[] = []
      const pages = stripe.balanceTransactions.list({
        created: { gte: secondsOf(from), lt: secondsOf(until) },
        expand: ['data.source'],
        limit: 100,
      })
      await pages
        .autoPagingEach((one) => {
          found.push(...movementOf(one))
        })
        .catch((error: unknown) => {
          throw explained(error)
        })
      return found
    },
    readEvent: (body, signature) => readEvent(stripe, settings.webhookSecret, body, signature),
  }
}

const readEvent = (stripe: Stripe, secret: string, body: Buffer, signature: string): CardEvent => {
  const signed = (): unknown => {
    try {
      return stripe.webhooks.constructEvent(body, signature, secret)
    } catch (error) {
      throw new NotTheirs('the signature is not Stripe’s', { cause: error })
    }
  }
  const read = answers.event.safeParse(signed())
  if (!read.success)
    throw new NotTheirs('the event does not have the format of Stripe’s events', { cause: read.error })
  const { id, type, created, data } = read.data
  return {
    id,
    type,
    subject: subjects[data.object.object] ?? 'other',
    reference: data.object.id ?? '',
    happenedAt: new Date(created * 1000),
  }
}
