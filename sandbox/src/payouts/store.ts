import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const account = z.object({
  id: z.string(),
  method: z.enum(['card', 'paypal']),
  country: z.string(),
  email: z.string(),
  payouts_enabled: z.boolean(),
  destination: z.string(),
  requirement: z.string(),
})
const payout = z.object({
  id: z.string(),
  account: z.string(),
  amount: z.number().int().positive(),
  description: z.string(),
  fee: z.number().int(),
  status: z.enum(['processing', 'paid', 'failed']),
  failure_message: z.string().nullable(),
  /** When it arrives, in milliseconds since the epoch. */
  arrives_at: z.number(),
})
const books = z.object({
  accounts: z.record(z.string(), account),
  payouts: z.record(z.string(), payout),
  /** What a key was answered with. */
  keys: z.record(z.string(), z.string()),
})

export type Account = z.infer<typeof account>
export type Payout = z.infer<typeof payout>
export type Books = z.infer<typeof books>

const file = join(process.env.DATA_DIR ?? '.data', 'payouts', 'books.json')

/** Money must not be forgotten, not even play money: the books are a file, replaced as a whole. */
export const openBooks = (): { readonly books: Books; save(): void } => {
  const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const read = books.safeParse(kept)
  const current = read.success ? read.data : { accounts: {}, payouts: {}, keys: {} }
  return {
    books: current,
    save() {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(`${file}.new`, JSON.stringify(current))
      renameSync(`${file}.new`, file)
    },
  }
}
