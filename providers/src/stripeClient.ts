import Stripe from 'stripe'
import { ask } from './door.ts'

export type StripeAccess = {
  readonly secretKey: string
  /** A base URL to use in place of Stripe's own, for the sandbox. */
  readonly baseUrl?: string | undefined
  readonly patienceMs?: number
}

const PATIENCE_MS = 20_000

/** Sends requests to the sandbox's URL. The SDK accepts only a host, but the sandbox is a path on a host. */
const through = (baseUrl: string): typeof fetch => {
  const base = baseUrl.replace(/\/+$/, '')
  return (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    return ask(`${base}${pathname}${search}`, init)
  }
}

/** The client does not retry, because its callers do: a workflow, which reports that it is waiting, or a person. */
export const createStripeClient = ({ secretKey, baseUrl, patienceMs = PATIENCE_MS }: StripeAccess): Stripe =>
  new Stripe(secretKey, {
    maxNetworkRetries: 0,
    timeout: patienceMs,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(baseUrl ? through(baseUrl) : ask),
  })
