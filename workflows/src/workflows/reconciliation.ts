import { defineSearchAttributeKey } from '@temporalio/common'
import {
  ActivityFailure,
  ApplicationFailure,
  isCancellation,
  proxyActivities,
  workflowInfo,
} from '@temporalio/workflow'
import type { Activities } from '../activities/index.ts'
import { payoutWork } from './activityOptions.ts'
import { showInUi } from './visibility.ts'

const { comparedVendors, reconcilePayouts } = proxyActivities<Activities>({
  ...payoutWork,
  // The next night compares all of it again.
  scheduleToCloseTimeout: '12 hours',
  startToCloseTimeout: '10 minutes',
})

const scheduledStart = defineSearchAttributeKey('TemporalScheduledStartTime', 'DATETIME')

/** Ledger against each vendor's report. One that is away does not keep the others from being compared. */
export async function reconciliation(): Promise<string> {
  const show = showInUi({ kind: 'reconciliation', about: 'Ledger and vendors compared' })
  const { typedSearchAttributes, startTime } = workflowInfo()
  const at = (typedSearchAttributes.get(scheduledStart) ?? startTime).toISOString()
  const said: string[] = []
  const failed: string[] = []
  for (const vendor of await comparedVendors()) {
    show({ status: 'comparing', detail: `${vendor} until ${at}` })
    try {
      const { differences } = await reconcilePayouts({ vendor, at })
      said.push(`${vendor}: ${differences === 0 ? 'no difference' : `${differences} differences`}`)
    } catch (error) {
      if (!(error instanceof ActivityFailure) || isCancellation(error)) throw error
      failed.push(vendor)
      said.push(`${vendor}: not compared`)
    }
  }
  const words = said.join(', ')
  show({ status: failed.length > 0 ? 'failed' : 'compared', detail: words })
  if (failed.length > 0) throw ApplicationFailure.nonRetryable(words, 'NotCompared')
  return words
}
