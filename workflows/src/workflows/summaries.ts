import { defineSearchAttributeKey } from '@temporalio/common'
import { proxyActivities, sleep, workflowInfo } from '@temporalio/workflow'
import type { Activities } from '../activities/index.ts'
import type { SummariesInput } from '../contract.ts'
import { pagedWork } from './activityOptions.ts'
import { showInUi } from './visibility.ts'

const { writeSummaries, mailSummaries } = proxyActivities<Activities>(pagedWork)

const scheduledStart = defineSearchAttributeKey('TemporalScheduledStartTime', 'DATETIME')

/** Writes and mails the summaries of one morning. People in quiet hours get theirs later. */
export async function summaries({ frequency }: SummariesInput): Promise<void> {
  const show = showInUi({ kind: 'summaries', about: `The ${frequency} summaries` })
  const { typedSearchAttributes, startTime } = workflowInfo()
  // A workflow run that starts late covers the period before its scheduled time.
  const at = (typedSearchAttributes.get(scheduledStart) ?? startTime).toISOString()
  show({ status: 'writing', detail: `Writing the summaries up to ${at}` })
  await writeSummaries({ frequency, at })
  for (;;) {
    show({ status: 'sending', detail: `Emailing the summaries up to ${at}` })
    const heldUntil = await mailSummaries({ frequency, at })
    if (heldUntil === null) break
    const end = new Date(heldUntil)
    show(
      { status: 'waiting', detail: 'Waiting until the quiet hours of some recipients end' },
      { mails: end },
    )
    await sleep(Math.max(0, end.getTime() - Date.now()))
  }
  show({ status: 'sent', detail: `Summaries up to ${at}` })
}
