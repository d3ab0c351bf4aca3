/** Lets users and tests decide what happens next. These choices are lost when the sandbox stops. */
import { z } from 'zod'
import { cardTempers } from './books.ts'

export const faultKinds = {
  away: 'answers "unavailable"',
  busy: 'answers "too many requests"',
  slow: 'answers slowly',
  garbled: 'sends an unreadable answer',
  cut: 'disconnects before it does anything',
  cutAfterwards: 'carries out the request, but its answer is lost',
} as const

/** The fault affects the next `times` requests whose path contains `path`. */
const fault = z.object({
  kind: z.enum(['away', 'busy', 'slow', 'garbled', 'cut', 'cutAfterwards']),
  times: z.coerce.number().int().min(0).default(1),
  path: z.string().default(''),
  ms: z.coerce.number().int().min(0).default(30_000),
})
export type Fault = z.infer<typeof fault>

export const controlSchema = z.object({
  nextCard: z.enum(cardTempers).nullish(),
  nextRefundFails: z.boolean().optional(),
  fault: fault.nullish(),
  /** The maximum page size of lists, no matter what size the client requests. */
  pageSize: z.int().min(1).max(100).optional(),
  webhooks: z.object({ url: z.url(), secret: z.string() }).optional(),
})

type Control = {
  nextCard: (typeof cardTempers)[number] | null
  nextRefundFails: boolean
  fault: Fault | null
  pageSize: number
  webhooks: { readonly url: string; readonly secret: string } | null
}

const { STRIPE_WEBHOOK_URL: url, STRIPE_WEBHOOK_SECRET: secret } = process.env

export const control: Control = {
  nextCard: null,
  nextRefundFails: false,
  fault: null,
  pageSize: 100,
  webhooks: url && secret ? { url, secret } : null,
}

export const spendNextCard = (): Control['nextCard'] => {
  const temper = control.nextCard
  control.nextCard = null
  return temper
}

export const spendRefundFailure = (): boolean => {
  const fails = control.nextRefundFails
  control.nextRefundFails = false
  return fails
}

export const spendFault = (path: string): Fault | null => {
  const { fault: of } = control
  if (of === null || of.times === 0 || !path.includes(of.path)) return null
  of.times -= 1
  return { ...of }
}
