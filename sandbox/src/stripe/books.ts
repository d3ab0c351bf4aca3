import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { openBooks } from '../money/books.ts'

const texts = z.record(z.string(), z.string())

/** The behavior of a card when it is charged. The card number itself is never stored. */
export const cardTempers = ['pays', 'declines', 'poor', 'asks', 'chargesBack'] as const

const customer = z.object({
  id: z.string(),
  created: z.number(),
  name: z.string(),
  email: z.string(),
  metadata: texts,
})
const method = z.object({
  id: z.string(),
  created: z.number(),
  customer: z.string().nullable(),
  brand: z.string(),
  last4: z.string(),
  month: z.number(),
  year: z.number(),
  temper: z.enum(cardTempers),
  isKept: z.boolean(),
})
const intent = z.object({
  id: z.string(),
  created: z.number(),
  amount: z.number(),
  customer: z.string().nullable(),
  description: z.string().nullable(),
  metadata: texts,
  status: z.enum([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'succeeded',
    'canceled',
  ]),
  method: z.string().nullable(),
  error: z.object({ code: z.string(), decline_code: z.string().optional(), message: z.string() }).nullable(),
  charge: z.string().nullable(),
  returnUrl: z.string().nullable(),
})
const session = z.object({
  id: z.string(),
  created: z.number(),
  mode: z.enum(['payment', 'setup']),
  status: z.enum(['open', 'complete', 'expired']),
  customer: z.string().nullable(),
  reference: z.string().nullable(),
  metadata: texts,
  intentMetadata: texts,
  lines: z.array(z.object({ name: z.string(), amount: z.number() })),
  intent: z.string().nullable(),
  added: z.string().nullable(),
  mayKeep: z.boolean(),
  expiresAt: z.number(),
  successUrl: z.string(),
  cancelUrl: z.string(),
})
const charge = z.object({
  id: z.string(),
  created: z.number(),
  amount: z.number(),
  refunded: z.number(),
  intent: z.string(),
  customer: z.string().nullable(),
  method: z.string().nullable(),
  fee: z.number(),
  isDisputed: z.boolean(),
})
const refund = z.object({
  id: z.string(),
  created: z.number(),
  amount: z.number(),
  charge: z.string(),
  intent: z.string(),
  status: z.enum(['pending', 'succeeded', 'failed']),
  failure: z.string().nullable(),
  metadata: texts,
})
const dispute = z.object({
  id: z.string(),
  created: z.number(),
  amount: z.number(),
  charge: z.string(),
  intent: z.string(),
  status: z.enum(['needs_response', 'won', 'lost']),
  decided: z.number().nullable().default(null),
})
const event = z.object({
  id: z.string(),
  created: z.number(),
  type: z.string(),
  object: z.record(z.string(), z.unknown()),
  /** The number of failed deliveries of an event. Null after it was delivered. */
  tries: z.number().nullable(),
})
const answered = z.object({ asked: z.string(), status: z.number(), body: z.unknown() })

const books = z.object({
  customers: z.record(z.string(), customer),
  methods: z.record(z.string(), method),
  intents: z.record(z.string(), intent),
  sessions: z.record(z.string(), session),
  charges: z.record(z.string(), charge),
  refunds: z.record(z.string(), refund),
  disputes: z.record(z.string(), dispute),
  events: z.record(z.string(), event),
  keys: z.record(z.string(), answered),
})

export type Books = z.infer<typeof books>
export type Customer = z.infer<typeof customer>
export type Method = z.infer<typeof method>
export type Intent = z.infer<typeof intent>
export type Session = z.infer<typeof session>
export type Charge = z.infer<typeof charge>
export type Refund = z.infer<typeof refund>
export type Dispute = z.infer<typeof dispute>
export type StripeEvent = z.infer<typeof event>

export const {
  books: current,
  note,
  save,
  atOnce,
} = openBooks('stripe', books, {
  customers: {},
  methods: {},
  intents: {},
  sessions: {},
  charges: {},
  refunds: {},
  disputes: {},
  events: {},
  keys: {},
})

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

export const seconds = (): number => Math.floor(Date.now() / 1000)
