import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { retryAfter } from './rest.ts'
import { isUnreachable } from './unreachable.ts'

const mostDoublings = 4

/** True if the same request could succeed later. A request that the server rejected is not repeated. */
export const isPassing = (error: unknown): boolean => {
  if (ServerError.is(error)) return error.statusCode >= 500 || error.statusCode === 429
  if (!CombinedGraphQLErrors.is(error)) return isUnreachable(error)
  const code = error.errors[0]?.extensions?.code
  return code === undefined || String(code).includes('unexpected')
}

/** True if retries must wait: in a hidden tab no one is waiting for them, and without a network they would fail. */
const isIdle = () => document.visibilityState === 'hidden' || !navigator.onLine

/**
 * Retries after 5 s, or 10 s on a slow connection (rules §7), and doubles the wait after each failure. The function
 * `again` sends the requests and returns true if there were any.
 */
export const createRetry = (again: () => boolean, wait: () => number = retryAfter) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  const run = () => {
    timer = undefined
    if (isIdle()) later()
    else if (again()) failures += 1
    else failures = 0
  }
  const later = () => {
    if (timer === undefined) timer = setTimeout(run, wait() * 2 ** Math.min(failures, mostDoublings))
  }
  return {
    failed: later,
    /** Ends the wait when the server responds again. */
    hurry: () => {
      if (timer === undefined) return
      clearTimeout(timer)
      failures = 0
      run()
    },
    answered: () => {
      failures = 0
    },
  }
}
