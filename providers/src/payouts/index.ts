import type { PayoutVendor } from './payouts.ts'
import { createPayPal, type PayPal } from './paypal.ts'
import { createStripeConnect, type StripeConnect } from './stripeConnect.ts'

export {
  ForgedEvent,
  type PayoutAccount,
  type PayoutOrder,
  PayoutRefused,
  type PayoutState,
  type PayoutVendor,
  type Sent,
  type SentTry,
  VendorBusy,
  type VendorEvent,
} from './payouts.ts'
export { createPayPal, type PayPal } from './paypal.ts'
export { accountKey, isOpenedFor, setupUrls } from './setup.ts'
export { createStripeConnect, type StripeConnect } from './stripeConnect.ts'

/** The clients of the payout vendors. A client is null if its vendor is not configured. */
export type PayoutProviders = {
  readonly stripe_connect: StripeConnect | null
  readonly paypal: PayPal | null
}
export type PayoutVendorId = keyof PayoutProviders

export const isPayoutVendor = (name: string): name is PayoutVendorId =>
  name === 'stripe_connect' || name === 'paypal'

export const payoutVendorOf = (providers: PayoutProviders, name: string): PayoutVendor | null =>
  isPayoutVendor(name) ? providers[name] : null

type Environment = Readonly<Record<string, string | undefined>>

/** Uses the vendor if there are credentials, otherwise the sandbox. */
const connectFrom = (environment: Environment): StripeConnect | null => {
  const { STRIPE_CONNECT_SECRET_KEY: secret, STRIPE_CONNECT_WEBHOOK_SECRET: webhookSecret } = environment
  const { SANDBOX_URL: sandbox, STRIPE_CONNECT_BASE_URL: own } = environment
  if (secret)
    return createStripeConnect({ secretKey: secret, webhookSecret: webhookSecret ?? '', baseUrl: own })
  const baseUrl = own ?? (sandbox === undefined ? undefined : `${sandbox}/stripe-connect`)
  if (baseUrl === undefined) return null
  return createStripeConnect({ secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox', baseUrl })
}

const paypalFrom = (environment: Environment): PayPal | null => {
  const { PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret, PAYPAL_WEBHOOK_ID: webhookId } = environment
  const { SANDBOX_URL: sandbox, PAYPAL_BASE_URL: own, PAYPAL_WEB_URL: web } = environment
  if (id)
    return createPayPal({
      clientId: id,
      clientSecret: secret ?? '',
      webhookId: webhookId ?? '',
      baseUrl: own ?? 'https://api-m.paypal.com',
      webUrl: web ?? 'https://www.paypal.com',
    })
  const baseUrl = own ?? (sandbox === undefined ? undefined : `${sandbox}/paypal`)
  if (baseUrl === undefined) return null
  const played = { clientId: 'sandbox', clientSecret: 'sandbox', webhookId: 'WH-SANDBOX' }
  return createPayPal({ ...played, baseUrl, webUrl: web ?? baseUrl })
}

export const payoutProvidersFromEnvironment = (environment: Environment): PayoutProviders => ({
  stripe_connect: connectFrom(environment),
  paypal: paypalFrom(environment),
})
