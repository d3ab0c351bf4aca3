import { fileURLToPath } from 'node:url'
import { temporal } from '@temporalio/proto'
import { TestWorkflowEnvironment } from '@temporalio/testing'
import {
  bundleWorkflowCode,
  DefaultLogger,
  Runtime,
  Worker,
  type WorkflowBundleWithSourceMap,
} from '@temporalio/worker'
import type { Activities } from '../activities/index.ts'
import { searchAttributes, TASK_QUEUE } from '../contract.ts'

export const workflowsPath = fileURLToPath(new URL('../workflows/index.ts', import.meta.url))

const quiet = new DefaultLogger('ERROR')
let installed = false
const beQuiet = (): void => {
  if (!installed) Runtime.install({ logger: quiet })
  installed = true
}

let bundle: Promise<WorkflowBundleWithSourceMap> | undefined
/** The bundle is built once for all files of a process. */
export const bundleWorkflows = (): Promise<WorkflowBundleWithSourceMap> => {
  bundle ??= bundleWorkflowCode({ workflowsPath, logger: quiet })
  return bundle
}

const types = {
  Keyword: temporal.api.enums.v1.IndexedValueType.INDEXED_VALUE_TYPE_KEYWORD,
  Datetime: temporal.api.enums.v1.IndexedValueType.INDEXED_VALUE_TYPE_DATETIME,
} as const

/**
 * Retries the start, because the SDK allows the server only five seconds, and Java alone can need that long on a busy
 * machine.
 */
const STARTS = 10
const createWorld = async (path: string, start = 1): Promise<TestWorkflowEnvironment> => {
  try {
    return await TestWorkflowEnvironment.createTimeSkipping({
      server: { executable: { type: 'existing-path', path } },
    })
  } catch (error) {
    if (start === STARTS) throw error
    return createWorld(path, start + 1)
  }
}

/** Starts a server on which a day passes in a moment. */
export const startTestWorld = async (serverPath: string): Promise<TestWorkflowEnvironment> => {
  beQuiet()
  const world = await createWorld(serverPath)
  // Search attributes are added first, because a workflow that sets an unknown attribute fails forever.
  await world.connection.operatorService.addSearchAttributes({
    namespace: world.namespace ?? 'default',
    searchAttributes: Object.fromEntries(
      Object.entries(searchAttributes).map(([name, type]) => [name, types[type]]),
    ),
  })
  return world
}

/** Runs a worker with these activities during the test. */
export const withActivities = async <T>(
  world: TestWorkflowEnvironment,
  workflowBundle: WorkflowBundleWithSourceMap,
  activities: Partial<Activities>,
  story: () => Promise<T>,
): Promise<T> => {
  const worker = await Worker.create({
    connection: world.nativeConnection,
    taskQueue: TASK_QUEUE,
    workflowBundle,
    activities,
  })
  return worker.runUntil(story)
}
