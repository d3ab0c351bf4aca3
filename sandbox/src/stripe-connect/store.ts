import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { openBooks } from '../money/books.ts'

const metadata = z.record(z.string(), z.string())

const account = z.object({
  id: z.string(),
  country: z.string(),
  email: z.string(),
  metadata,
  currency: z.string(),
  created: z.number(),
  details_submitted: z.boolean(),
  payouts_enabled: z.boolean(),
  due: z.array(z.string()),
  external: z
    .object({ object: z.enum(['bank_account', 'card']), last4: z.string(), brand: z.string() })
    .nullable(),
})
const transfer = z.object({
  id: z.string(),
  amount: z.number().int().positive(),
  destination: z.string(),
  payment: z.string(),
  transfer_group: z.string().nullable(),
  description: z.string().nullable(),
  metadata,
  reversed: z.boolean(),
  created: z.number(),
})
const payout = z.object({
  id: z.string(),
  account: z.string(),
  amount: z.number().int().positive(),
  currency: z.string(),
  description: z.string().nullable(),
  metadata,
  status: z.enum(['pending', 'in_transit', 'paid', 'failed', 'canceled']),
  failure_code: z.string().nullable(),
  failure_message: z.string().nullable(),
  created: z.number(),
  arrival_date: z.number(),
  arrives_at: z.number().nullable(),
})
const entry = z.object({
  id: z.string(),
  type: z.enum(['transfer', 'transfer_refund']),
  amount: z.number().int(),
  source: z.string(),
  transfer: z.string(),
  created: z.number(),
})
const books = z.object({
  accounts: z.record(z.string(), account),
  transfers: z.record(z.string(), transfer),
  payouts: z.record(z.string(), payout),
  entries: z.record(z.string(), entry),
  /** The responses stored for idempotency keys, each with its request. */
  keys: z.record(z.string(), z.object({ request: z.string(), status: z.number(), body: z.unknown() })),
  endpoints: z.record(z.string(), z.object({ id: z.string(), url: z.string(), secret: z.string() })),
  /** Events that some listener has not accepted yet, in the format in which they are sent. */
  untaken: z.record(z.string(), z.string()),
})

export type Account = z.infer<typeof account>
export type Transfer = z.infer<typeof transfer>
export type Payout = z.infer<typeof payout>
export type Entry = z.infer<typeof entry>

export const {
  books: connectBooks,
  note,
  save,
  atOnce,
} = openBooks('stripe-connect', books, {
  accounts: {},
  transfers: {},
  payouts: {},
  entries: {},
  keys: {},
  endpoints: {},
  untaken: {},
})

export const book = (made: Omit<Entry, 'id' | 'created'>): void => {
  const id = newId('txn')
  connectBooks.entries[id] = { id, created: nowSeconds(), ...made }
  note('entries', id)
}

export const newId = (prefix: string): string => `${prefix}_1${randomBytes(12).toString('hex')}`
export const nowSeconds = (): number => Math.floor(Date.now() / 1000)

const demoReference = /^acct_demo_card_[0-9a-f]{8}$/

/**
 * The demo market's creators have Stripe accounts that were never set up here. They are recognized by the format of their
 * ids, and only the market knows their country.
 */
export const demoAccount = (id: string): Account | null =>
  demoReference.test(id)
    ? {
        id,
        country: 'SE',
        email: '',
        metadata: {},
        currency: 'usd',
        created: 1_760_000_000,
        details_submitted: true,
        payouts_enabled: true,
        due: [],
        external: { object: 'card', last4: '4242', brand: 'Visa' },
      }
    : null

export const accountOf = (id: string): Account | undefined => {
  const demo = connectBooks.accounts[id] === undefined ? demoAccount(id) : null
  if (demo !== null) {
    connectBooks.accounts[id] = demo
    note('accounts', id)
    save()
  }
  return connectBooks.accounts[id]
}
