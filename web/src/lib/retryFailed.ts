import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { retryAfter } from './rest.ts'
import { isUnreachable } from './unreachable.ts'

const mostDoublings = 4

/** Whether the same question can have another answer by itself: a refusal stays one, however often it is asked for. */
export const isPassing = (error: unknown): boolean => {
  if (ServerError.is(error)) return error.statusCode >= 500 || error.statusCode === 429
  if (!CombinedGraphQLErrors.is(error)) return isUnreachable(error)
  const code = error.errors[0]?.extensions?.code
  return code === undefined || String(code).includes('unexpected')
}

/** Nobody waits for an answer on a hidden tab, and none comes without a network. */
const isIdle = () => document.visibilityState === 'hidden' || !navigator.onLine

/**
 * Asks again for what failed, 5 s later, 10 s on a slow connection (rules §7); when that fails as well, after twice as long
 * each time. `again` asks, and says whether there was anything to ask for.
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
    /** The server answers again: nobody sits out the wait. */
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
