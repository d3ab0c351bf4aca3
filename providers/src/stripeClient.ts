import Stripe from 'stripe'
import { ask } from './door.ts'

export type StripeAccess = {
  readonly secretKey: string
  /** Replaces Stripe's own address. */
  readonly baseUrl?: string | undefined
  readonly patienceMs?: number
}

const PATIENCE_MS = 20_000

/** The SDK only accepts a host, but the sandbox is a path. */
const through = (baseUrl: string): typeof fetch => {
  const base = baseUrl.replace(/\/+$/, '')
  return (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    return ask(`${base}${pathname}${search}`, init)
  }
}

/** Without retries, because callers retry: a workflow, which reports its waiting, or a person. */
export const createStripeClient = ({ secretKey, baseUrl, patienceMs = PATIENCE_MS }: StripeAccess): Stripe =>
  new Stripe(secretKey, {
    maxNetworkRetries: 0,
    timeout: patienceMs,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(baseUrl ? through(baseUrl) : ask),
  })
