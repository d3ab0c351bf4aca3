import { refuseInTransaction } from '@questboard/database/open-transactions'

/**
 * Every HTTP request to a third party goes through here; other protocols check for themselves. It throws before returning a
 * promise, so that the refusal is not mistaken for an unreachable vendor.
 */
export const ask: typeof fetch = (input, init) => {
  refuseInTransaction(new URL(input instanceof Request ? input.url : input).host)
  return fetch(input, init)
}
