import { ApplicationFailure } from '@temporalio/common'
import type { TestWorkflowEnvironment } from '@temporalio/testing'
import type { WorkflowBundleWithSourceMap } from '@temporalio/worker'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TASK_QUEUE, workflows } from '../contract.ts'
import { bundleWorkflows, startTestWorld, withActivities } from '../testing/testWorld.ts'
import { findTimeSkippingServer } from '../testing/timeSkippingServer.ts'

const server = await findTimeSkippingServer()
if ('missing' in server) console.warn(server.missing)

describe.skipIf('missing' in server)('matchmaking in a test that skips time', () => {
  let world: TestWorkflowEnvironment
  let bundle: WorkflowBundleWithSourceMap
  beforeAll(async () => {
    if ('missing' in server) return
    bundle = await bundleWorkflows()
    world = await startTestWorld(server.path)
  }, 120_000)
  afterAll(() => world?.teardown())

  const desk = () => {
    const row: { status: 'generating' | 'ready' | 'failed' } = { status: 'generating' }
    const done: string[] = []
    return {
      row,
      done,
      activities: {
        lookAtMatchmaking: async () => ({ status: row.status, companyId: 'c1', considered: null }),
        async makeMatches() {
          row.status = 'ready'
          done.push('made')
        },
        async failMatches() {
          row.status = 'failed'
          done.push('failed')
        },
      },
    }
  }
  const run = async (matchmakingId: string, activities: ReturnType<typeof desk>['activities']) =>
    withActivities(world, bundle, activities, async () =>
      (
        await world.client.workflow.start(workflows.matchmaking.name, {
          workflowId: workflows.matchmaking.id({ matchmakingId }),
          taskQueue: TASK_QUEUE,
          args: [{ matchmakingId }],
        })
      ).result(),
    )

  it('matches are created once, even if the worker is killed and the request is delivered again', async () => {
    const { done, activities } = desk()
    let tries = 0
    const makeMatches = async () => {
      tries += 1
      if (tries === 1) throw ApplicationFailure.retryable('This worker is stopping; another continues')
      await activities.makeMatches()
    }
    expect(await run('m1', { ...activities, makeMatches })).toBe('ready')
    expect(await run('m1', { ...activities, makeMatches })).toBe('ready')
    expect([tries, done]).toEqual([2, ['made']])
  }, 60_000)

  it('matchmaking that takes longer than five minutes fails instead of hanging', async () => {
    const { row, activities } = desk()
    const before = await world.currentTimeMs()
    let failedAfter = Number.POSITIVE_INFINITY
    const failMatches = async () => {
      failedAfter = (await world.currentTimeMs()) - before
      await activities.failMatches()
    }
    const makeMatches = async () => {
      throw ApplicationFailure.retryable('the database does not answer')
    }
    expect(await run('m2', { ...activities, makeMatches, failMatches })).toBe('failed')
    expect(row.status).toBe('failed')
    expect(failedAfter).toBeLessThan(6 * 60_000)
  }, 60_000)
})
