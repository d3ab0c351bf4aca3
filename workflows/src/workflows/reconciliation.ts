import { defineSearchAttributeKey } from '@temporalio/common'
import {
  ActivityFailure,
  ApplicationFailure,
  isCancellation,
  patched,
  proxyActivities,
  workflowInfo,
} from '@temporalio/workflow'
import type { Activities } from '../activities/index.ts'
import { payoutWork } from './activityOptions.ts'
import { showInUi } from './visibility.ts'

const { comparedVendors, reconcilePayouts, reconcileCards } = proxyActivities<Activities>({
  ...payoutWork,
  // There are few retries, because the next night compares everything again.
  scheduleToCloseTimeout: '12 hours',
  startToCloseTimeout: '10 minutes',
})

const scheduledStart = defineSearchAttributeKey('TemporalScheduledStartTime', 'DATETIME')

type Found = { readonly differences: number }

/** Compares the ledger with each vendor's report. An unavailable vendor does not affect the others. */
export async function reconciliation(): Promise<string> {
  const show = showInUi({ kind: 'reconciliation', about: 'Comparison of the ledger with the vendors' })
  const { typedSearchAttributes, startTime } = workflowInfo()
  const at = (typedSearchAttributes.get(scheduledStart) ?? startTime).toISOString()
  const said: string[] = []
  const failed: string[] = []
  const compare = async (vendor: string, work: () => Promise<Found | null>): Promise<void> => {
    show({ status: 'comparing', detail: `Comparing ${vendor} up to ${at}` })
    try {
      const found = await work()
      if (found === null) return
      const { differences } = found
      said.push(`${vendor}: ${differences === 0 ? 'no difference' : `${differences} differences`}`)
    } catch (error) {
      if (!(error instanceof ActivityFailure) || isCancellation(error)) throw error
      failed.push(vendor)
      said.push(`${vendor}: not compared`)
    }
  }
  for (const vendor of await comparedVendors()) await compare(vendor, () => reconcilePayouts({ vendor, at }))
  // Workflow runs that started before this code compared cards do not compare them.
  if (patched('cards')) await compare('stripe', () => reconcileCards({ at }))
  const words = said.join(', ')
  show({ status: failed.length > 0 ? 'failed' : 'compared', detail: words })
  if (failed.length > 0) throw ApplicationFailure.nonRetryable(words, 'NotCompared')
  return words
}
