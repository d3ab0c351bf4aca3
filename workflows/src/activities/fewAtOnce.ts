import { ApplicationFailure } from '@temporalio/common'

/** The maximum number of simultaneous calls within workflow tasks: a fifth of a worker's activities (main.ts). */
const AT_ONCE = 20

/**
 * Limits first attempts within a workflow's task (`firstLocally`) that call a third party, so that a slow third party
 * delays few tasks. Attempts above the limit fail and are repeated as normal activities.
 */
export const fewAtOnce = <Given extends readonly unknown[], Answer>(
  work: (...given: Given) => Promise<Answer>,
): ((...given: Given) => Promise<Answer>) => {
  let underWay = 0
  return async (...given) => {
    if (underWay >= AT_ONCE) throw ApplicationFailure.nonRetryable('Too many calls are under way', 'Busy')
    underWay += 1
    try {
      return await work(...given)
    } finally {
      underWay -= 1
    }
  }
}
