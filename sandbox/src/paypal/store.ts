import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { openBooks } from '../money/books.ts'

const person = z.object({
  payer_id: z.string(),
  email: z.string(),
  confirmed: z.boolean(),
  country: z.string(),
})
const statuses = ['PENDING', 'SUCCESS', 'FAILED', 'UNCLAIMED', 'RETURNED', 'ONHOLD', 'BLOCKED'] as const
const item = z.object({
  payout_item_id: z.string(),
  payout_batch_id: z.string(),
  transaction_id: z.string(),
  transaction_status: z.enum(statuses),
  payout_item_fee: z.object({ currency: z.string(), value: z.string() }),
  payout_item: z.object({
    recipient_type: z.enum(['EMAIL', 'PHONE', 'PAYPAL_ID']),
    amount: z.object({ currency: z.literal('USD'), value: z.string().regex(/^\d+\.\d\d$/) }),
    note: z.string().optional(),
    receiver: z.string(),
    sender_item_id: z.string().optional(),
    recipient_wallet: z.literal('PAYPAL').default('PAYPAL'),
  }),
  time_processed: z.string(),
  errors: z.object({ name: z.string(), message: z.string() }).optional(),
  arrives_at: z.number().nullable(),
})
const batch = z.object({
  payout_batch_id: z.string(),
  sender_batch_id: z.string(),
  email_subject: z.string(),
  time_created: z.string(),
  items: z.array(z.string()),
})
const transaction = z.object({
  transaction_id: z.string(),
  paypal_reference_id: z.string().optional(),
  transaction_event_code: z.enum(['T0001', 'T1114']),
  transaction_initiation_date: z.string(),
  transaction_amount: z.object({ currency_code: z.string(), value: z.string() }),
  fee_amount: z.object({ currency_code: z.string(), value: z.string() }),
  transaction_status: z.literal('S'),
})
const books = z.object({
  people: z.record(z.string(), person),
  items: z.record(z.string(), item),
  batches: z.record(z.string(), batch),
  transactions: z.record(z.string(), transaction),
  /** Sign-in codes and access tokens, each with the id of the user who signed in. */
  logIns: z.record(z.string(), z.string()),
  webhooks: z.record(z.string(), z.object({ id: z.string(), url: z.string() })),
})

export const itemRequest = item.shape.payout_item
export type Person = z.infer<typeof person>
export type Item = z.infer<typeof item>
export type Batch = z.infer<typeof batch>

export const {
  books: paypalBooks,
  note,
  save,
} = openBooks('paypal', books, {
  people: {},
  items: {},
  batches: {},
  transactions: {},
  logIns: {},
  webhooks: {},
})

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const letters = (bytes: Uint8Array, length: number): string =>
  [...bytes.subarray(0, length)].map((byte) => alphabet[byte % alphabet.length] ?? 'A').join('')

/** PayPal's ids of payouts and payers have thirteen characters, and those of transactions seventeen. */
export const newId = (length = 13): string => letters(randomBytes(length), length)

/** The same email address always gives the same person. */
export const personOf = (email: string, confirmed: boolean, country: string): Person => {
  const payer_id = letters(createHash('sha256').update(email.toLowerCase()).digest(), 13)
  const known = { payer_id, email, confirmed, country }
  paypalBooks.people[payer_id] = known
  note('people', payer_id)
  save()
  return known
}

/**
 * The demo market's creators have PayPal accounts that never signed up here. They are recognized by the format of their ids.
 */
export const isKnownReceiver = (receiver: string): boolean =>
  paypalBooks.people[receiver] !== undefined || /^acct_demo_paypal_[0-9a-f]{8}$/.test(receiver)

export const addressOf = (receiver: string): string => paypalBooks.people[receiver]?.email ?? ''
