import Stripe from 'stripe'
import { VendorUnavailable } from '../vendor.ts'
import { PayoutRefused, retryAfter, VendorBusy } from './payouts.ts'
import { stripeProblem } from './problemWords.ts'

/**
 * Errors that are our own problems, which the creator cannot fix. A retry succeeds once there is money or the API key
 * is right.
 */
const ourTrouble = new Set([
  'balance_insufficient',
  'api_key_expired',
  'platform_api_key_expired',
  'lock_timeout',
])

const translate = (error: unknown): unknown => {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const said = `Stripe: ${error.message}`
  if (error instanceof Stripe.errors.StripeRateLimitError || error.statusCode === 429)
    return new VendorBusy(said, retryAfter(error.headers?.['retry-after']))
  const isRefusal =
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripePermissionError ||
    error instanceof Stripe.errors.StripeCardError
  return isRefusal && !ourTrouble.has(error.code ?? '')
    ? new PayoutRefused(stripeProblem(error.code), { cause: error })
    : new VendorUnavailable(said, { cause: error })
}

/** Maps Stripe's errors to the two kinds of errors that callers handle. */
export const asked = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer
  } catch (error) {
    throw translate(error)
  }
}
