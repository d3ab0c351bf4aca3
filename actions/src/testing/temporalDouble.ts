import { setTimeout as sleep } from 'node:timers/promises'
import { Client, Connection, WorkflowNotFoundError } from '@temporalio/client'

export type Told = {
  readonly what: string
  readonly workflowId: string
  readonly name?: string
  /** The policy for the case that the workflow is already running, if given. */
  readonly policy?: string
}

/**
 * A Temporal client without a server. Records the signals that it gets, the workflows' priorities and the largest
 * number of simultaneous calls.
 */
export const createTemporalDouble = () => {
  const told: Told[] = []
  const first = new Set<string>()
  /**
   * Calls wait until `meet` calls run at the same time, and then a moment longer, so that the test notices if too many
   * calls run.
   */
  const tellings = { running: 0, mostAtOnce: 0, meet: 0 }
  const note = (options: {
    readonly workflowId: string
    readonly priority?: { readonly priorityKey?: number }
  }): void => {
    if (options.priority?.priorityKey === 1) first.add(options.workflowId)
  }
  const client = new Client({
    connection: Connection.lazy({ address: '127.0.0.1:9' }),
    interceptors: {
      workflow: [
        {
          start: async ({ workflowType, options }) => {
            note(options)
            const { workflowId, workflowIdConflictPolicy: policy } = options
            told.push({ what: 'start', workflowId, name: workflowType, ...(policy ? { policy } : {}) })
            return 'run'
          },
          signalWithStart: async ({ workflowType, options, signalName }) => {
            note(options)
            told.push({ what: signalName, workflowId: options.workflowId, name: workflowType })
            tellings.running += 1
            tellings.mostAtOnce = Math.max(tellings.mostAtOnce, tellings.running)
            while (tellings.mostAtOnce < tellings.meet) await sleep(1)
            await sleep(tellings.meet > 0 ? 20 : 0)
            tellings.running -= 1
            return 'run'
          },
          signal: async ({ workflowExecution: { workflowId = '' }, signalName }) => {
            told.push({ what: `${signalName} if it runs`, workflowId })
            throw new WorkflowNotFoundError('it has ended', workflowId, undefined)
          },
        },
      ],
    },
  })
  return { client, told, first, tellings }
}
