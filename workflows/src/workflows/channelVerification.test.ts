import { expect, it, onTestFinished } from 'vitest'
import { TASK_QUEUE, workflows } from '../contract.ts'
import { bundleWorkflows, startTestWorld, withActivities } from '../testing/testWorld.ts'
import { findTimeSkippingServer } from '../testing/timeSkippingServer.ts'

const server = await findTimeSkippingServer()

// Uses a separate server, because the server stops skipping time after a run was terminated during an activity.
it.skipIf('missing' in server)(
  'a channel verification that waits for the mail server is replaced by a new verification',
  async () => {
    if ('missing' in server) return
    const [bundle, world] = await Promise.all([bundleWorkflows(), startTestWorld(server.path)])
    onTestFinished(() => world.teardown())
    const input = { connectionId: 'asked-again', userId: 'u', provider: 'twitch' } as const
    const start = () =>
      world.client.workflow.start(workflows.channelVerification.name, {
        workflowId: workflows.channelVerification.id(input),
        workflowIdConflictPolicy: 'TERMINATE_EXISTING',
        taskQueue: TASK_QUEUE,
        args: [input],
      })
    const mailed: number[] = []
    let tries = 0
    const [waits, comesBack] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const activities = {
      fetchChannelFigures: async () => ({
        followers: 9000,
        existsSince: '2020-01-01T00:00:00Z',
        isBusinessAccount: false,
      }),
      finishChannelVerification: async () => undefined,
      async sendChannelVerdict() {
        tries += 1
        if (tries > 1) return void mailed.push(tries)
        waits.resolve()
        await comesBack.promise
      },
    }
    await withActivities(world, bundle, activities, async () => {
      const first = await start()
      await waits.promise
      const newer = await start()
      expect(await newer.result()).toEqual({ outcome: 'meets_requirements' })
      const { status } = await world.client.workflow
        .getHandle(first.workflowId, first.firstExecutionRunId)
        .describe()
      expect(status.name).toBe('TERMINATED')
      comesBack.resolve()
    })
    expect(mailed).toHaveLength(1)
  },
  120_000,
)
