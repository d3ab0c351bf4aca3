import { proxyActivities } from '@temporalio/workflow'
import type { Activities } from '../activities/index.ts'
import { sampleWork } from './activityOptions.ts'
import { showInUi } from './visibility.ts'

const { sampleLiveStreams } = proxyActivities<Activities>(sampleWork)

/** Samples the viewers of live streams, because no vendor reports them later. */
export async function liveStreams(): Promise<void> {
  const show = showInUi({ kind: 'liveStreams', about: 'Viewers of live streams' })
  const live = await sampleLiveStreams('twitch')
  show({ status: 'sampled', detail: `Live: ${live}` })
}
