import { type PayoutMethod, payoutMethods } from '@questboard/domain'
import { z } from 'zod'
import { VendorUnavailable } from '../vendor.ts'

/** Where a creator's money goes, as the payout service knows it. */
export type PayoutAccount = {
  readonly reference: string
  readonly method: PayoutMethod
  readonly country: string
  readonly isReady: boolean
  readonly label: string
  readonly problem: string
}

export type PayoutState = {
  readonly reference: string
  readonly status: 'processing' | 'paid' | 'failed'
  readonly feeCents: number
  readonly problem: string
}

/** The payout service: it asks creators for their details on its own pages, so that no account number ever reaches us. */
export type PayoutProvider = {
  /** The same key gives the same account, however often it is sent. */
  createAccount(account: {
    key: string
    method: PayoutMethod
    country: string
    email: string
  }): Promise<PayoutAccount>
  account(reference: string): Promise<PayoutAccount>
  setUpUrl(reference: string, returnUrl: string): Promise<string>
  /** The same key pays once, however often it is sent. */
  pay(payout: {
    key: string
    account: string
    amountCents: number
    description: string
  }): Promise<PayoutState>
  payout(reference: string): Promise<PayoutState>
}

/** The service refused: another try would be refused as well. */
export class PayoutRefused extends Error {
  override readonly name = 'PayoutRefused'
}

const account = z.object({
  id: z.string(),
  method: z.enum(payoutMethods),
  country: z.string(),
  payouts_enabled: z.boolean(),
  destination: z.string(),
  requirement: z.string(),
})
const payout = z.object({
  id: z.string(),
  status: z.enum(['processing', 'paid', 'failed']),
  fee: z.number().int(),
  failure_message: z.string().nullable(),
})
const refusal = z.object({ error: z.object({ message: z.string() }) })

const readAccount = (body: z.infer<typeof account>): PayoutAccount => ({
  reference: body.id,
  method: body.method,
  country: body.country,
  isReady: body.payouts_enabled,
  label: body.destination,
  problem: body.requirement,
})

const readPayout = (body: z.infer<typeof payout>): PayoutState => ({
  reference: body.id,
  status: body.status,
  feeCents: body.fee,
  problem: body.failure_message ?? '',
})

const PATIENCE_MS = 15_000

export const createPayoutProvider = (settings: {
  readonly baseUrl: string
  readonly secret: string
}): PayoutProvider => {
  const call = async <T>(
    schema: z.ZodType<T>,
    path: string,
    send?: { key?: string; body: object },
  ): Promise<T> => {
    const response = await fetch(`${settings.baseUrl}/v1${path}`, {
      method: send ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${settings.secret}`,
        'content-type': 'application/json',
        ...(send?.key ? { 'idempotency-key': send.key } : {}),
      },
      ...(send ? { body: JSON.stringify(send.body) } : {}),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((cause: unknown) => {
      throw new VendorUnavailable('the payout service does not answer', { cause })
    })
    const body: unknown = await response.json().catch(() => undefined)
    if (response.status >= 400 && response.status < 500) {
      const words = refusal.safeParse(body)
      throw new PayoutRefused(
        words.success ? words.data.error.message : `the payout service answered ${response.status}`,
      )
    }
    const parsed = schema.safeParse(body)
    if (!response.ok || !parsed.success)
      throw new VendorUnavailable(`the payout service answered ${response.status}`)
    return parsed.data
  }
  const path = (kind: string, reference: string): string => `/${kind}/${encodeURIComponent(reference)}`

  return {
    createAccount: async ({ key, ...body }) => readAccount(await call(account, '/accounts', { key, body })),
    account: async (reference) => readAccount(await call(account, path('accounts', reference))),
    setUpUrl: async (reference, returnUrl) => {
      const body = { account: reference, return_url: returnUrl }
      return (await call(z.object({ url: z.url() }), '/account_links', { body })).url
    },
    pay: async ({ key, account: destination, amountCents, description }) => {
      const body = { account: destination, amount: amountCents, currency: 'usd', description }
      return readPayout(await call(payout, '/payouts', { key, body }))
    },
    payout: async (reference) => readPayout(await call(payout, path('payouts', reference))),
  }
}

/** PAYOUTS_BASE_URL and PAYOUTS_CLIENT_SECRET; without them the sandbox. */
export const payoutProviderFromEnvironment = (
  environment: Readonly<Record<string, string | undefined>>,
): PayoutProvider | null => {
  const sandbox = environment.SANDBOX_URL === undefined ? undefined : `${environment.SANDBOX_URL}/payouts`
  const baseUrl = environment.PAYOUTS_BASE_URL ?? sandbox
  return baseUrl
    ? createPayoutProvider({ baseUrl, secret: environment.PAYOUTS_CLIENT_SECRET ?? 'sandbox' })
    : null
}
