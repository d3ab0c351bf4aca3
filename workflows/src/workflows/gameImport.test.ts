import { ApplicationFailure } from '@temporalio/common'
import type { TestWorkflowEnvironment } from '@temporalio/testing'
import type { WorkflowBundleWithSourceMap } from '@temporalio/worker'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Activities } from '../activities/index.ts'
import { TASK_QUEUE, workflows } from '../contract.ts'
import { bundleWorkflows, startTestWorld, withActivities } from '../testing/testWorld.ts'
import { findTimeSkippingServer } from '../testing/timeSkippingServer.ts'

const server = await findTimeSkippingServer()
if ('missing' in server) console.warn(server.missing)

let world: TestWorkflowEnvironment
let bundle: WorkflowBundleWithSourceMap

describe.skipIf('missing' in server)('an import of a game, with time skipped', () => {
  beforeAll(async () => {
    if ('missing' in server) return
    bundle = await bundleWorkflows()
    world = await startTestWorld(server.path)
  }, 120_000)
  afterAll(() => world?.teardown())

  const run = async (importId: string, importGame: Activities['importGame']) => {
    const givenUp: string[] = []
    const activities = { importGame, giveUpImport: async (id: string) => void givenUp.push(id) }
    await withActivities(world, bundle, activities, () =>
      world.client.workflow.execute(workflows.gameImport.name, {
        workflowId: workflows.gameImport.id({ importId }),
        taskQueue: TASK_QUEUE,
        args: [{ importId }],
      }),
    )
    return givenUp
  }

  it('asks a vendor that fails again, and when it said that it may', async () => {
    const begun = await world.currentTimeMs()
    let tries = 0
    const givenUp = await run('i1', async () => {
      tries += 1
      if (tries === 1) throw new Error('502')
      if (tries === 2)
        throw ApplicationFailure.create({ message: 'busy', type: 'VendorBusy', nextRetryDelay: '3 minutes' })
      return 'done'
    })
    expect(givenUp).toEqual([])
    expect(tries).toBe(3)
    expect((await world.currentTimeMs()) - begun).toBeGreaterThanOrEqual(3 * 60_000)
  })

  it('gives up once nobody waits before the form any more, and says so in its row', async () => {
    const begun = await world.currentTimeMs()
    const givenUp = await run('i2', async () => {
      throw new Error('the vendor does not answer')
    })
    expect(givenUp).toEqual(['i2'])
    expect((await world.currentTimeMs()) - begun).toBeLessThanOrEqual(11 * 60_000)
  })
})
