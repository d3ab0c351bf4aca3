/** The fields that we read from Stripe's responses, in our own terms. A response without these fields is invalid. */
import type Stripe from 'stripe'
import { z } from 'zod'
import type { CardDispute, CardPage, CardPayment, CardRefund, SavedCard } from './card.ts'

const cents = z.int()
const metadata = z.record(z.string(), z.string()).nullish()

export const customer = z.object({ id: z.string() })

const paymentMethod = z.object({
  id: z.string(),
  customer: z.string().nullish(),
  allow_redisplay: z.string().nullish(),
  card: z.object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() }).nullish(),
})

/** Keeps the literal values of Stripe's union and drops its open-ended `string`. */
type Known<Word extends string> = Word extends string ? (string extends Word ? never : Word) : never

const intentStatuses = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'requires_capture',
  'processing',
  'succeeded',
  'canceled',
] as const satisfies Known<Stripe.PaymentIntent.Status>[]

const charge = z.object({ balance_transaction: z.object({ fee: cents }).nullish() })

export const intent = z.object({
  id: z.string(),
  status: z.enum(intentStatuses),
  amount_received: cents.default(0),
  currency: z.string(),
  metadata,
  next_action: z.object({ redirect_to_url: z.object({ url: z.string().nullish() }).nullish() }).nullish(),
  last_payment_error: z.object({ message: z.string().nullish() }).nullish(),
  // Stripe returns only the id unless the request asks for the full object.
  latest_charge: z.union([z.string(), charge]).nullish(),
  payment_method: z.union([z.string(), paymentMethod]).nullish(),
})
export type Intent = z.infer<typeof intent>

export const session = z.object({
  id: z.string(),
  mode: z.enum(['payment', 'setup', 'subscription']),
  status: z.enum(['open', 'complete', 'expired']).nullish(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  url: z.string().nullish(),
  client_reference_id: z.string().nullish(),
  metadata,
  payment_intent: intent.nullish(),
  setup_intent: z
    .object({ status: z.string(), payment_method: z.union([z.string(), paymentMethod]).nullish() })
    .nullish(),
})
export type Session = z.infer<typeof session>

export const refund = z.object({
  id: z.string(),
  amount: cents,
  status: z.string().nullish(),
  failure_reason: z.string().nullish(),
  metadata,
  payment_intent: z.string().nullish(),
})
export type Refund = z.infer<typeof refund>
export const refunds = z.object({ data: z.array(refund), has_more: z.boolean() })

export const dispute = z.object({
  id: z.string(),
  amount: cents,
  status: z.string(),
  reason: z.string(),
  payment_intent: z.string().nullish(),
  balance_transactions: z.array(z.object({ amount: cents, fee: cents })),
})

export const event = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  created: z.int(),
  data: z.object({ object: z.looseObject({ id: z.string().optional(), object: z.string() }) }),
})

const cardOf = (method: Intent['payment_method']): SavedCard | null => {
  if (typeof method !== 'object' || !method?.card || !method.customer) return null
  const { id, card, customer: of } = method
  return {
    reference: id,
    customer: of,
    brand: card.brand,
    last4: card.last4,
    expiresMonth: card.exp_month,
    expiresYear: card.exp_year,
  }
}

const intentStates: Readonly<Record<Known<Stripe.PaymentIntent.Status>, CardPayment['state']>> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  requires_capture: 'open',
  processing: 'open',
  succeeded: 'paid',
  canceled: 'expired',
}

const feeOf = ({ latest_charge: of }: Intent): number | null =>
  typeof of === 'object' ? (of?.balance_transaction?.fee ?? null) : null

const problemOf = (of: Intent | null | undefined): string => of?.last_payment_error?.message ?? ''

/** The card, if the payer agreed that it is saved for later payments. */
const keptCard = ({ payment_method: method }: Intent): SavedCard | null =>
  typeof method === 'object' && method?.allow_redisplay === 'always' ? cardOf(method) : null

/** A paid payment. Null if it is paid but the fee is not known yet. */
const paid = (reference: string, paymentId: string | null, of: Intent): CardPayment | null => {
  const feeCents = feeOf(of)
  if (feeCents === null || of.currency !== 'usd') return null
  return {
    reference,
    paymentId,
    state: 'paid',
    url: null,
    paidCents: of.amount_received,
    feeCents,
    charge: of.id,
    problem: '',
    card: keptCard(of),
  }
}

const unpaid = { paidCents: 0, feeCents: 0, card: null } as const

/** Reads a charge of a saved card. A decline is final, because no one is present to try another card. */
export const readIntent = (of: Intent): CardPayment | null => {
  const paymentId = of.metadata?.payment_id ?? null
  const known = intentStates[of.status]
  if (known === 'paid') return paid(of.id, paymentId, of)
  const problem = problemOf(of)
  const state = of.status === 'requires_payment_method' || (known === 'expired' && problem) ? 'failed' : known
  const url = of.next_action?.redirect_to_url?.url ?? null
  return { ...unpaid, reference: of.id, paymentId, state, url, charge: of.id, problem }
}

/** Reads a payment page. A decline is not final, because the payer can try another card until the page closes. */
export const readSession = (of: Session): CardPayment | null => {
  const { id, payment_intent: of_intent } = of
  const paymentId = of.client_reference_id ?? null
  if (of.payment_status === 'paid') return of_intent ? paid(id, paymentId, of_intent) : null
  return {
    ...unpaid,
    reference: id,
    paymentId,
    state: of.status === 'expired' ? 'expired' : 'open',
    url: of.url ?? null,
    charge: of_intent?.id ?? null,
    problem: problemOf(of_intent),
  }
}

export const readCardPage = (of: Session): CardPage => ({
  reference: of.id,
  companyId: of.client_reference_id ?? null,
  url: of.url ?? null,
  card: of.status === 'complete' ? cardOf(of.setup_intent?.payment_method) : null,
})

const refundStates: Readonly<Record<string, CardRefund['state']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

export const readRefund = (of: Refund): CardRefund & { readonly charge: string } => ({
  reference: of.id,
  state: refundStates[of.status ?? ''] ?? 'pending',
  amountCents: of.amount,
  problem: of.failure_reason ?? '',
  charge: of.payment_intent ?? '',
})

const disputeStates: Readonly<Record<Known<Stripe.Dispute.Status>, CardDispute['state']>> = {
  warning_needs_response: 'open',
  warning_under_review: 'open',
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  // Both of the next statuses mean that the dispute ended before the bank took money.
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
  // The dispute is lost, unless an appeal changes that.
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
}
const isKnown = (status: string): status is keyof typeof disputeStates => Object.hasOwn(disputeStates, status)

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)

/** Reads a dispute. Stripe's withdrawals are negative and have a separate fee; returned money is positive. */
export const readDispute = (of: z.infer<typeof dispute>): CardDispute => {
  const moved = of.balance_transactions
  return {
    reference: of.id,
    charge: of.payment_intent ?? '',
    state: isKnown(of.status) ? disputeStates[of.status] : 'open',
    amountCents: of.amount,
    withdrawnCents: -sum(moved.map(({ amount }) => Math.min(amount, 0))),
    returnedCents: sum(moved.map(({ amount }) => Math.max(amount, 0))),
    feeCents: sum(moved.map(({ fee }) => fee)),
    reason: of.reason,
  }
}
