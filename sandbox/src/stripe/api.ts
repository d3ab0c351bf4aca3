import { z } from 'zod'
import { chargeOf, expireSession, giveBack, tryCard } from './bank.ts'
import {
  type Customer,
  current,
  type Intent,
  type Method,
  newId,
  note,
  type Session,
  save,
  seconds,
} from './books.ts'
import { control, spendRefundFailure } from './control.ts'
import { emit } from './events.ts'
import {
  type Expand,
  renderBalance,
  renderCustomer,
  renderDispute,
  renderIntent,
  renderMethod,
  renderRefund,
  renderSession,
} from './render.ts'
import { invalid, missing } from './trouble.ts'

export type Call = {
  readonly id: string
  readonly body: unknown
  readonly query: URLSearchParams
  readonly expand: Expand
  readonly at: string
}
type Path = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly answer: (call: Call) => object
}

const whole = z.coerce.number().int()
const texts = z.record(z.string(), z.string()).default({})
const text = z.string().max(5_000)
const card = z.array(z.literal('card')).default(['card'])
const expand = z.array(z.string()).optional()

/**
 * Refuses parameters that the sandbox does not have. Stripe may have them, so the message does not use Stripe's words
 * for an unknown parameter.
 */
const read = <T>(schema: z.ZodType<T>, body: unknown): T => {
  const asked = schema.safeParse(body ?? {})
  if (asked.success) return asked.data
  const [issue] = asked.error.issues
  const unknownKey = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined
  if (unknownKey)
    throw invalid(`This sandbox has only a part of Stripe's API, without the parameter ${unknownKey}`, {
      code: 'parameter_unknown',
      param: unknownKey,
    })
  throw invalid(issue?.message ?? 'Invalid request', { param: issue?.path.join('.') })
}

const found = <Row>(rows: Readonly<Record<string, Row>>, what: string, id: string): Row => {
  const row = rows[id]
  if (row === undefined) throw missing(what, id)
  return row
}

const newCustomer = z.strictObject({
  name: text.default(''),
  email: text.default(''),
  metadata: texts,
  expand,
})

/**
 * Creates the customers of the demo market's companies when they are first used, because they exist only in the
 * product's seed. Each gets a card whose payments succeed.
 */
const customerOf = (id: string): Customer => {
  if (id.startsWith('cus_demo_') && current.customers[id] === undefined) {
    current.customers[id] = { id, created: seconds(), name: '', email: '', metadata: {} }
    note('customers', id)
  }
  return found(current.customers, 'customer', id)
}

export const methodOf = (id: string): Method => {
  if (id.startsWith('pm_demo_') && current.methods[id] === undefined) {
    current.methods[id] = {
      id,
      created: seconds(),
      customer: id.replace('pm_', 'cus_'),
      brand: 'visa',
      last4: '4242',
      month: 9,
      year: new Date().getFullYear() + 2,
      temper: 'pays',
      isKept: true,
    }
    note('methods', id)
  }
  return found(current.methods, 'PaymentMethod', id)
}

const line = z.strictObject({
  quantity: whole.pipe(z.literal(1)),
  price_data: z.strictObject({
    currency: z.literal('usd'),
    unit_amount: whole.pipe(z.int().min(1)),
    product_data: z.strictObject({ name: z.string().min(1).max(250) }),
  }),
})
const newSession = z.strictObject({
  mode: z.enum(['payment', 'setup']),
  customer: text.optional(),
  client_reference_id: z.string().max(200).optional(),
  currency: z.literal('usd').optional(),
  metadata: texts,
  line_items: z
    .array(line)
    .min(1)
    .max(100, 'Checkout Sessions in `payment` mode take at most 100 line items.')
    .optional(),
  allowed_payment_method_types: card,
  payment_intent_data: z
    .strictObject({ metadata: texts, capture_method: z.enum(['automatic', 'automatic_async']).optional() })
    .optional(),
  saved_payment_method_options: z
    .strictObject({ payment_method_save: z.enum(['enabled', 'disabled']) })
    .optional(),
  expires_at: whole.optional(),
  success_url: z.url(),
  cancel_url: z.url(),
  expand,
})

const MOST_CENTS = 99_999_999
const LEAST_CENTS = 50

const checkAmount = (amount: number, param: string): void => {
  if (amount > MOST_CENTS)
    throw invalid('Amount must be no more than $999,999.99', { code: 'amount_too_large', param })
  if (amount < LEAST_CENTS)
    throw invalid('Amount must be at least $0.50 usd', { code: 'amount_too_small', param })
}

const endOf = (asked: number | undefined): number => {
  const now = seconds()
  const end = asked ?? now + 86_400
  if (end < now + 1_800 || end > now + 86_400)
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
      {
        param: 'expires_at',
      },
    )
  return end
}

const openSession = (asked: z.infer<typeof newSession>): Session => {
  if (asked.customer !== undefined) customerOf(asked.customer)
  if (asked.mode === 'payment' && !asked.line_items)
    throw invalid('`line_items` is required in `payment` mode.', { param: 'line_items' })
  const lines = (asked.line_items ?? []).map(({ price_data: of }) => ({
    name: of.product_data.name,
    amount: of.unit_amount,
  }))
  if (asked.mode === 'payment')
    checkAmount(
      lines.reduce((sum, { amount }) => sum + amount, 0),
      'line_items',
    )
  return {
    id: newId('cs_test'),
    created: seconds(),
    mode: asked.mode,
    status: 'open',
    customer: asked.customer ?? null,
    reference: asked.client_reference_id ?? null,
    metadata: asked.metadata,
    intentMetadata: asked.payment_intent_data?.metadata ?? {},
    lines,
    intent: null,
    added: null,
    mayKeep: asked.saved_payment_method_options?.payment_method_save === 'enabled',
    expiresAt: endOf(asked.expires_at),
    successUrl: asked.success_url,
    cancelUrl: asked.cancel_url,
  }
}

export const sessionNow = (id: string, at: string): Session => {
  const session = found(current.sessions, 'checkout.session', id)
  if (session.status === 'open' && session.expiresAt <= seconds()) expireSession(session, at)
  return session
}

const newIntent = z.strictObject({
  amount: whole,
  currency: z.literal('usd'),
  customer: text.optional(),
  payment_method: text.optional(),
  allowed_payment_method_types: card,
  capture_method: z.enum(['automatic', 'automatic_async']).optional(),
  description: text.optional(),
  metadata: texts,
  expand,
})

const openIntent = (asked: z.infer<typeof newIntent>): Intent => {
  checkAmount(asked.amount, 'amount')
  if (asked.customer !== undefined) customerOf(asked.customer)
  const method = asked.payment_method === undefined ? null : methodOf(asked.payment_method)
  if (method && method.customer !== (asked.customer ?? null))
    throw invalid('The provided PaymentMethod does not belong to this Customer.', { param: 'payment_method' })
  return {
    id: newId('pi'),
    created: seconds(),
    amount: asked.amount,
    customer: asked.customer ?? null,
    description: asked.description ?? null,
    metadata: asked.metadata,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    method: method?.id ?? null,
    error: null,
    charge: null,
    returnUrl: null,
  }
}

const unexpected = (intent: Intent, what: string) =>
  invalid(`You cannot ${what} this PaymentIntent because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
  })

const confirm = ({ id, body, at, expand: more }: Call): object => {
  const asked = read(z.strictObject({ return_url: z.url().optional(), expand }), body)
  const intent = found(current.intents, 'payment_intent', id)
  if (intent.status !== 'requires_confirmation' || intent.method === null) throw unexpected(intent, 'confirm')
  intent.returnUrl = asked.return_url ?? null
  note('intents', id)
  tryCard(intent, methodOf(intent.method), at)
  return renderIntent(intent, more, at)
}

const cancel = ({ id, at, expand: more }: Call): object => {
  const intent = found(current.intents, 'payment_intent', id)
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent, 'cancel')
  intent.status = 'canceled'
  note('intents', id)
  emit('payment_intent.canceled', renderIntent(intent, [], at))
  save()
  return renderIntent(intent, more, at)
}

const newRefund = z.strictObject({
  payment_intent: text,
  amount: whole.pipe(z.int().min(1)).optional(),
  metadata: texts,
  expand,
})

const list = (data: readonly object[], url: string) => ({ object: 'list', data, has_more: false, url })

const refundsOf = ({ query }: Call): object => {
  const of = query.get('payment_intent')
  const kept = Object.values(current.refunds).filter(({ intent }) => of === null || intent === of)
  return list(kept.map(renderRefund).reverse(), '/v1/refunds')
}

const balanceOf = ({ query }: Call): object => {
  const from = Number(query.get('created[gte]') ?? 0)
  const until = Number(query.get('created[lt]') ?? Number.POSITIVE_INFINITY)
  const limit = Math.min(Number(query.get('limit') ?? 10), control.pageSize)
  const all = renderBalance(current).filter(({ created }) => created >= from && created < until)
  const start = all.findIndex(({ id }) => id === query.get('starting_after')) + 1
  const page = all.slice(start, start + limit)
  return { ...list(page, '/v1/balance_transactions'), has_more: start + limit < all.length }
}

const makeRefund = ({ body }: Call): object => {
  const asked = read(newRefund, body)
  const charge = chargeOf(asked.payment_intent)
  if (!charge) throw missing('payment_intent', asked.payment_intent)
  const amount = asked.amount ?? charge.amount - charge.refunded
  return renderRefund(giveBack(charge, amount, asked.metadata, spendRefundFailure()))
}

export const paths: readonly Path[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    answer: ({ body }) => {
      const { expand: _, ...asked } = read(newCustomer, body)
      const made: Customer = { id: newId('cus'), created: seconds(), ...asked }
      current.customers[made.id] = made
      note('customers', made.id)
      return renderCustomer(made)
    },
  },
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    answer: ({ body, at, expand: more }) => {
      const made = openSession(read(newSession, body))
      current.sessions[made.id] = made
      note('sessions', made.id)
      return renderSession(made, more, at)
    },
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/:id',
    answer: ({ id, at, expand: more }) => renderSession(sessionNow(id, at), more, at),
  },
  {
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    answer: ({ id, at, expand: more }) => {
      const session = sessionNow(id, at)
      if (session.status !== 'open')
        throw invalid(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
        )
      expireSession(session, at)
      return renderSession(session, more, at)
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_intents',
    answer: ({ body, at, expand: more }) => {
      const made = openIntent(read(newIntent, body))
      current.intents[made.id] = made
      note('intents', made.id)
      return renderIntent(made, more, at)
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    answer: ({ id, at, expand: more }) =>
      renderIntent(found(current.intents, 'payment_intent', id), more, at),
  },
  { method: 'POST', path: '/v1/payment_intents/:id/confirm', answer: confirm },
  { method: 'POST', path: '/v1/payment_intents/:id/cancel', answer: cancel },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/detach',
    answer: ({ id }) => {
      const method = methodOf(id)
      if (method.customer === null)
        throw invalid(
          'The payment method you provided is not attached to a customer so detachment is impossible.',
        )
      method.customer = null
      note('methods', id)
      emit('payment_method.detached', renderMethod(method))
      return renderMethod(method)
    },
  },
  { method: 'POST', path: '/v1/refunds', answer: makeRefund },
  { method: 'GET', path: '/v1/refunds', answer: refundsOf },
  { method: 'GET', path: '/v1/balance_transactions', answer: balanceOf },
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    answer: ({ id }) => renderRefund(found(current.refunds, 'refund', id)),
  },
  {
    method: 'GET',
    path: '/v1/disputes/:id',
    answer: ({ id }) => renderDispute(found(current.disputes, 'dispute', id)),
  },
]
