import type { ChannelProvider } from '@questboard/domain'
import { ApplicationFailure } from '@temporalio/common'
import type { TestWorkflowEnvironment } from '@temporalio/testing'
import type { WorkflowBundleWithSourceMap } from '@temporalio/worker'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queries, type State, TASK_QUEUE, workflows } from '../contract.ts'
import { bundleWorkflows, startTestWorld, withActivities } from '../testing/testWorld.ts'
import { findTimeSkippingServer } from '../testing/timeSkippingServer.ts'

const server = await findTimeSkippingServer()
if ('missing' in server) console.warn(server.missing)

let world: TestWorkflowEnvironment
let bundle: WorkflowBundleWithSourceMap

describe.skipIf('missing' in server)('a round of channel checks', () => {
  beforeAll(async () => {
    if ('missing' in server) return
    bundle = await bundleWorkflows()
    world = await startTestWorld(server.path)
  }, 120_000)
  afterAll(() => world?.teardown())

  const start = (id: string) =>
    world.client.workflow.start(workflows.channelLooks.name, { workflowId: id, taskQueue: TASK_QUEUE })

  it('a round of channel checks continues with a vendor as long as channels are due', async () => {
    const left: Record<string, number> = { twitch: 120, youtube: 30, tiktok: 0 }
    const lookAtChannels = async (provider: ChannelProvider) => {
      const looked = Math.min(50, left[provider] ?? 0)
      left[provider] = (left[provider] ?? 0) - looked
      return { looked, failed: 0, content: looked, more: looked > 0 }
    }
    await withActivities(world, bundle, { lookAtChannels }, async () => {
      const run = await start('looks-1')
      await run.result()
      expect(await run.query<State>(queries.state)).toEqual({
        status: 'looked',
        detail: 'twitch: 120, youtube: 30, tiktok: 0',
      })
    })
    expect(left).toEqual({ twitch: 0, youtube: 0, tiktok: 0 })
  })

  it('a failure of one vendor is reported and does not stop the channel checks of other vendors', async () => {
    const looked: string[] = []
    const lookAtChannels = async (provider: ChannelProvider) => {
      if (provider === 'twitch') throw ApplicationFailure.nonRetryable('a statement of ours failed')
      looked.push(provider)
      return { looked: 1, failed: 0, content: 0, more: false }
    }
    await withActivities(world, bundle, { lookAtChannels }, async () => {
      const run = await start('looks-2')
      await expect(run.result()).rejects.toThrow()
      expect(await run.query<State>(queries.state)).toMatchObject({
        detail: 'twitch: 0, youtube: 1, tiktok: 1',
      })
    })
    expect(looked.sort()).toEqual(['tiktok', 'youtube'])
  })
})
