import type { CardProvider } from './card.ts'
import { createStripe } from './stripe.ts'

export * from './card.ts'
export { createStripe, type StripeSettings } from './stripe.ts'

/** The only secret key that the sandbox accepts. */
const SANDBOX_KEY = 'sk_test_questboard_sandbox'

/**
 * Reads STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and, for another host, STRIPE_BASE_URL. If there is no key, uses the
 * sandbox. Returns null if there is no sandbox either.
 */
export const cardProviderFromEnvironment = (
  environment: Readonly<Record<string, string | undefined>>,
): CardProvider | null => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret = '', SANDBOX_URL } = environment
  const sandbox = secretKey || !SANDBOX_URL ? undefined : `${SANDBOX_URL}/stripe`
  const baseUrl = environment.STRIPE_BASE_URL ?? sandbox
  if (!secretKey && !baseUrl) return null
  return createStripe({ baseUrl, secretKey: secretKey ?? SANDBOX_KEY, webhookSecret })
}
