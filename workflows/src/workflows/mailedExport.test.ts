import { DAY_MS } from '@questboard/domain'
import { ApplicationFailure } from '@temporalio/common'
import type { TestWorkflowEnvironment } from '@temporalio/testing'
import type { WorkflowBundleWithSourceMap } from '@temporalio/worker'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExportLook } from '../activities/index.ts'
import { TASK_QUEUE, workflows } from '../contract.ts'
import { bundleWorkflows, startTestWorld, withActivities } from '../testing/testWorld.ts'
import { findTimeSkippingServer } from '../testing/timeSkippingServer.ts'

const server = await findTimeSkippingServer()
if ('missing' in server) console.warn(server.missing)

describe.skipIf('missing' in server)('mailing an export in a test that skips time', () => {
  let world: TestWorkflowEnvironment
  let bundle: WorkflowBundleWithSourceMap
  beforeAll(async () => {
    if ('missing' in server) return
    bundle = await bundleWorkflows()
    world = await startTestWorld(server.path)
  }, 120_000)
  afterAll(() => world?.teardown())

  /** A simulated row, store and mail server that record what happens. */
  const desk = () => {
    const row: { status: ExportLook['status']; finishedAt: number; keptDays?: number } = {
      status: 'requested',
      finishedAt: 0,
    }
    const done: string[] = []
    return {
      row,
      done,
      activities: {
        lookAtExport: async () => ({
          status: row.status,
          companyId: 'c1',
          keptUntil: row.status === 'ready' ? new Date(row.finishedAt + 7 * DAY_MS).toISOString() : null,
        }),
        async makeExport() {
          done.push('made')
          row.status = 'ready'
          row.finishedAt = await world.currentTimeMs()
        },
        mailExport: async () => void done.push('mailed'),
        async failExport() {
          row.status = 'failed'
          done.push('failed')
        },
        mailFailedExport: async () => void done.push('told'),
        async expireExport() {
          row.status = 'expired'
          row.keptDays = Math.round(((await world.currentTimeMs()) - row.finishedAt) / DAY_MS)
          done.push('removed')
        },
      },
    }
  }
  const start = (exportId: string) =>
    world.client.workflow.start(workflows.mailedExport.name, {
      workflowId: workflows.mailedExport.id({ exportId }),
      taskQueue: TASK_QUEUE,
      args: [{ exportId }],
    })

  it('an export is created, mailed, kept for seven days and then deleted', async () => {
    const { row, done, activities } = desk()
    const result = await withActivities(world, bundle, activities, async () => (await start('e1')).result())
    expect([result, done]).toEqual(['expired', ['made', 'mailed', 'removed']])
    expect(row.keptDays).toBe(7)
  }, 60_000)

  it('if the worker is killed while it writes an export, there is still only one file and one mail', async () => {
    const { done, activities } = desk()
    let tries = 0
    const result = await withActivities(
      world,
      bundle,
      {
        ...activities,
        async makeExport() {
          tries += 1
          // Fails the first attempt, because a worker that was killed sends no heartbeat.
          if (tries === 1) throw ApplicationFailure.retryable('This worker is stopping; another continues')
          await activities.makeExport()
        },
      },
      async () => (await start('e2')).result(),
    )
    expect([result, tries, done]).toEqual(['expired', 2, ['made', 'mailed', 'removed']])
  }, 60_000)

  it('if the workflow of a finished export is lost, the next workflow mails the export without creating it again', async () => {
    const { row, done, activities } = desk()
    row.status = 'ready'
    row.finishedAt = await world.currentTimeMs()
    await withActivities(world, bundle, activities, async () => (await start('e3')).result())
    expect(done).toEqual(['mailed', 'removed'])
  }, 60_000)

  it('if an export fails, its row says so', async () => {
    const { done, activities } = desk()
    const makeExport = async () => {
      throw ApplicationFailure.nonRetryable('no export of this kind exists')
    }
    const result = await withActivities(world, bundle, { ...activities, makeExport }, async () =>
      (await start('e4')).result(),
    )
    expect([result, done]).toEqual(['failed', ['failed', 'told']])
  }, 60_000)

  it('an export stays available even if the mail server accepts no mail for a day', async () => {
    const { done, activities } = desk()
    const mailExport = async () => {
      throw ApplicationFailure.nonRetryable('the mailbox is gone')
    }
    const result = await withActivities(world, bundle, { ...activities, mailExport }, async () =>
      (await start('e5')).result(),
    )
    expect([result, done]).toEqual(['expired', ['made', 'removed']])
  }, 60_000)
})
