import { refuseInTransaction } from '@questboard/database/open-transactions'

/**
 * The way out for what is asked over HTTP; what leaves by other means says so itself. It throws before it gives a promise, so that
 * the refusal is not taken for a vendor that does not answer.
 */
export const ask: typeof fetch = (input, init) => {
  refuseInTransaction(new URL(input instanceof Request ? input.url : input).host)
  return fetch(input, init)
}
