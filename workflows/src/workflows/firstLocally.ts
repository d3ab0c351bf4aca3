import { isCancellation, workflowInfo } from '@temporalio/workflow'
import { memoOf } from '../contract.ts'

const isBegunWithLooks = (): boolean => workflowInfo().memo?.looks === memoOf('').looks

/**
 * Tries a short piece of work once within the workflow's own task, where it costs the server no task, no queue and no second turn of
 * the workflow. What does not come of it is left to the activity proper, which is tried again as its options say, and which people see
 * in Temporal's UI with its attempts. Both may have been at it, so the work must be fit to be done twice.
 */
export const firstLocally =
  <Given extends readonly unknown[], Answer>(
    local: (...given: Given) => Promise<Answer>,
    proper: (...given: Given) => Promise<Answer>,
  ) =>
  async (...given: Given): Promise<Answer> => {
    if (!isBegunWithLooks()) return proper(...given)
    try {
      return await local(...given)
    } catch (error) {
      if (isCancellation(error)) throw error
      return proper(...given)
    }
  }
