import { proxyActivities } from '@temporalio/workflow'
import type { Activities } from '../activities/index.ts'
import { sampleWork } from './activityOptions.ts'
import { showInUi } from './visibility.ts'

const { keepChannelPushes } = proxyActivities<Activities>(sampleWork)

/** Requests push notifications for new channels, renews them and cancels those of removed channels. */
export async function channelPushes(): Promise<void> {
  const show = showInUi({
    kind: 'channelPushes',
    about: 'Subscriptions to the vendors’ channel notifications',
  })
  const { asked, failed } = await keepChannelPushes()
  show({ status: 'asked', detail: `Requested: ${asked}, failed: ${failed}` })
}
