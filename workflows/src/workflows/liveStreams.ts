import { proxyActivities } from '@temporalio/workflow'
import type { Activities } from '../activities/index.ts'
import { sampleWork } from './activityOptions.ts'
import { showInUi } from './visibility.ts'

const { sampleLiveStreams } = proxyActivities<Activities>(sampleWork)

/** Counts who watches the streams that are on air: no vendor tells it afterwards. */
export async function liveStreams(): Promise<void> {
  const show = showInUi({ kind: 'liveStreams', about: 'Streams that are on air' })
  const live = await sampleLiveStreams('twitch')
  show({ status: 'sampled', detail: `On air: ${live}` })
}
