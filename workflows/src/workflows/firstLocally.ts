import { isCancellation, workflowInfo } from '@temporalio/workflow'
import { memoOf } from '../contract.ts'

const isBegunWithLooks = (): boolean => workflowInfo().memo?.looks === memoOf('').looks

/**
 * Tries a short activity once within the workflow's own task, which saves the server an activity task and another
 * workflow task. If the activity fails, the normal activity follows with its retry options and is visible in
 * Temporal's UI. Both attempts can have done the work, so the work must be safe to repeat.
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
