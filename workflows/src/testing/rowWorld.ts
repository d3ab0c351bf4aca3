import { grantAccess } from '@questboard/database/testing'
import type { TimedRow } from '@questboard/domain'
import { DAY_MS } from '@questboard/domain'
import type { TestWorkflowEnvironment } from '@temporalio/testing'
import { Worker, type WorkflowBundleWithSourceMap } from '@temporalio/worker'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Step, StepResult } from '../activities/index.ts'
import { createTimedRowActivities } from '../activities/timedRows.ts'
import { memoOf, queries, type State, signals, TASK_QUEUE, workflows } from '../contract.ts'
import { createMarket, market } from './market.ts'
import { createScratchDatabase, type Scratch } from './scratchDatabase.ts'
import { bundleWorkflows, startTestWorld } from './testWorld.ts'

/** The maximum time that a busy machine needs for one step. */
export const patience = { timeout: 30_000, interval: 100 }

/** Lets a test change data between a workflow's decision and its step. */
type Meddler = (take: () => Promise<StepResult>, step: Step) => Promise<StepResult>

export type RowWorld = {
  readonly world: TestWorkflowEnvironment
  readonly workflowBundle: WorkflowBundleWithSourceMap
  readonly scratch: Scratch
  readonly inDays: (days: number) => Promise<number>
  /** Signals and starts the workflow, as an event of the row does. */
  readonly start: (row: TimedRow) => ReturnType<typeof signalWithStart>
  readonly startQuestRun: (questRunId: string) => ReturnType<typeof signalWithStart>
  meddle: Meddler | undefined
}

const signalWithStart = (world: TestWorkflowEnvironment, row: TimedRow) =>
  world.client.workflow.signalWithStart(workflows.timedRow.name, {
    workflowId: workflows.timedRow.id(row),
    taskQueue: TASK_QUEUE,
    args: [row],
    signal: signals.refresh,
    memo: memoOf(`${row.table} ${row.id}`),
  })
type Handle = Awaited<ReturnType<typeof signalWithStart>>

export const stateOf = (handle: Handle): Promise<State> => handle.query<State>(queries.state)

const createRowWorld = async (serverPath: string) => {
  const scratch = await createScratchDatabase()
  await createMarket(scratch)
  await scratch.run(grantAccess(market.creator))
  const workflowBundle = await bundleWorkflows()
  const world = await startTestWorld(serverPath)
  const started: Handle[] = []
  const start = async (row: TimedRow) => {
    const handle = await signalWithStart(world, row)
    started.push(handle)
    return handle
  }
  const rows: RowWorld = {
    world,
    workflowBundle,
    scratch,
    start,
    startQuestRun: (id) => start({ table: 'quest_run', id }),
    inDays: async (days) => (await world.currentTimeMs()) + days * DAY_MS,
    meddle: undefined,
  }
  const activities = createTimedRowActivities(scratch)
  const worker = await Worker.create({
    connection: world.nativeConnection,
    taskQueue: TASK_QUEUE,
    workflowBundle,
    activities: {
      ...activities,
      takeRowStep(step: Step) {
        const take = () => activities.takeRowStep(step)
        return rows.meddle === undefined ? take() : rows.meddle(take, step)
      },
    },
  })
  const working = worker.run()
  return {
    rows,
    async endTest() {
      rows.meddle = undefined
      // Terminates started workflows. Errors for workflows that have already ended are ignored.
      await Promise.allSettled(
        started.splice(0).map(({ workflowId }) => world.client.workflow.getHandle(workflowId).terminate()),
      )
    },
    async close() {
      worker.shutdown()
      await working
      await world.teardown()
      await scratch.drop()
    },
  }
}

/** Row workflows on a real database, with a time-skipping server, for one test file. */
export const useRowWorld = (server: { path: string } | { missing: string }): (() => RowWorld) => {
  let created: Awaited<ReturnType<typeof createRowWorld>> | undefined
  beforeAll(async () => {
    if ('path' in server) created = await createRowWorld(server.path)
  }, 180_000)
  afterEach(() => created?.endTest())
  afterAll(() => created?.close(), 60_000)
  return () => {
    if (created === undefined) throw new Error('this world exists only in tests')
    return created.rows
  }
}
