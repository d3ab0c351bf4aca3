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

describe.skipIf('missing' in server)('importing a game in a test that skips time', () => {
  beforeAll(async () => {
    if ('missing' in server) return
    bundle = await bundleWorkflows()
    world = await startTestWorld(server.path)
  }, 120_000)
  afterAll(() => world?.teardown())

  const run = async (importId: string, importGame: Activities['importGame']) => {
    const begun = await world.currentTimeMs()
    const givenUp: { id: string; afterMinutes: number }[] = []
    const giveUpImport = async (id: string) => {
      givenUp.push({ id, afterMinutes: Math.round(((await world.currentTimeMs()) - begun) / 60_000) })
    }
    const activities = { importGame, giveUpImport }
    await withActivities(world, bundle, activities, () =>
      world.client.workflow.execute(workflows.gameImport.name, {
        workflowId: workflows.gameImport.id({ importId }),
        taskQueue: TASK_QUEUE,
        args: [{ importId }],
      }),
    )
    return givenUp
  }

  it('a game import asks a failing vendor again at the time that the vendor names', async () => {
    const tries: number[] = []
    const givenUp = await run('i1', async () => {
      tries.push(await world.currentTimeMs())
      if (tries.length === 1) throw new Error('502')
      if (tries.length === 2)
        throw ApplicationFailure.create({ message: 'busy', type: 'VendorBusy', nextRetryDelay: '1 minute' })
      return 'done'
    })
    expect(givenUp).toEqual([])
    expect(tries).toHaveLength(3)
    expect((tries[2] ?? 0) - (tries[1] ?? 0)).toBeGreaterThanOrEqual(60_000)
  })

  it('a game import is abandoned once no one waits for it anymore, and its row gives the reason', async () => {
    const givenUp = await run('i2', async () => {
      throw new Error('the vendor does not answer')
    })
    expect(givenUp).toMatchObject([{ id: 'i2' }])
    // No attempt starts if it could not finish within the time limit.
    expect(givenUp[0]?.afterMinutes).toBeGreaterThanOrEqual(2)
    expect(givenUp[0]?.afterMinutes).toBeLessThanOrEqual(4)
  })
})
