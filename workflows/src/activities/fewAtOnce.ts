import { ApplicationFailure } from '@temporalio/common'

/** Simultaneous calls within workflow tasks: a fifth of those a worker takes (main.ts). */
const AT_ONCE = 20

/**
 * Limits first attempts within a workflow's task (`firstLocally`) that ask a third party, so that a slow one delays few
 * tasks. Others are turned away and run as a normal activity.
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
