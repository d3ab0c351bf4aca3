import type { ChannelProvider } from '@questboard/domain'
import { proxyActivities } from '@temporalio/workflow'
import type { Activities } from '../activities/index.ts'
import { lookWork } from './activityOptions.ts'
import { showInUi } from './visibility.ts'

const { lookAtChannels } = proxyActivities<Activities>(lookWork)

/** A round ends after so many batches of a vendor: the next one begins within a minute, and no history grows for ever. */
const BATCHES = 40

/** Reads the channels of all vendors that are due; one vendor that ails holds up none of the others. */
export async function channelLooks(): Promise<void> {
  const show = showInUi({ kind: 'channelLooks', about: 'Channels whose turn it is' })
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
