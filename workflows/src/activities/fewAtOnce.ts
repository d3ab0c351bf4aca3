import { ApplicationFailure } from '@temporalio/common'

/** As many as may be under way at once within workflows’ own tasks: a fifth of those that a worker takes (main.ts). */
const AT_ONCE = 20

/**
 * For a first try within the workflow's task (`firstLocally`) of what asks a third party: one that takes its time holds up a few tasks
 * and no more. Whoever comes beside them is turned away, and goes on to the activity proper.
 */
export const fewAtOnce = <Given extends readonly unknown[], Answer>(
  work: (...given: Given) => Promise<Answer>,
): ((...given: Given) => Promise<Answer>) => {
  let underWay = 0
  return async (...given) => {
    if (underWay >= AT_ONCE) throw ApplicationFailure.nonRetryable('Others are waited for', 'Busy')
    underWay += 1
    try {
      return await work(...given)
    } finally {
      underWay -= 1
    }
  }
}
