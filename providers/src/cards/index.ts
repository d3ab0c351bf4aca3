import type { CardProvider } from './card.ts'
import { createStripe } from './stripe.ts'

export * from './card.ts'
export { createStripe, type StripeSettings } from './stripe.ts'

/** What the sandbox takes for a key. */
const SANDBOX_KEY = 'sk_test_questboard_sandbox'

/**
 * STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, and STRIPE_BASE_URL for another address than Stripe's own. Without a key the
 * sandbox is asked; null where there is none either.
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
