import { refuseInTransaction } from '@questboard/database/open-transactions'

/**
 * Every HTTP request to a third party must use this function, which refuses requests during a database transaction. It
 * throws the error synchronously, so that callers do not mistake it for an unreachable vendor.
 */
export const ask: typeof fetch = (input, init) => {
  refuseInTransaction(new URL(input instanceof Request ? input.url : input).host)
  return fetch(input, init)
}
