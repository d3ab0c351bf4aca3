import type { ChannelProvider } from '@questboard/domain'
import { proxyActivities } from '@temporalio/workflow'
import type { Activities } from '../activities/index.ts'
import { lookWork } from './activityOptions.ts'
import { showInUi } from './visibility.ts'

const { lookAtChannels } = proxyActivities<Activities>(lookWork)

/** The number of batches per vendor and round. The next round starts within a minute, and histories are short. */
const BATCHES = 40

/** Checks all due channels. A vendor that fails does not delay the others. */
export async function channelLooks(): Promise<void> {
  const show = showInUi({ kind: 'channelLooks', about: 'Checks of the channels that are due' })
  const looked: Record<string, number> = {}
  const ofVendor = async (provider: ChannelProvider): Promise<void> => {
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const result = await lookAtChannels(provider)
      looked[provider] = (looked[provider] ?? 0) + result.looked
      if (!result.more) return
    }
  }
  const vendors = ['twitch', 'youtube', 'tiktok'] as const
  const ends = await Promise.allSettled(vendors.map(ofVendor))
  const detail = vendors.map((vendor) => `${vendor}: ${looked[vendor] ?? 0}`).join(', ')
  show({ status: 'looked', detail })
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
