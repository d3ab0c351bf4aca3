import { setTimeout as sleep } from 'node:timers/promises'
import { Client, Connection, WorkflowNotFoundError } from '@temporalio/client'

export type Told = {
  readonly what: string
  readonly workflowId: string
  readonly name?: string
  /** What becomes of one that runs, where that was said. */
  readonly policy?: string
}

/**
 * A client of Temporal that reaches no server and remembers what it was to say, which workflows go first, and how many were
 * told at once at most.
 */
export const createTemporalDouble = () => {
  const told: Told[] = []
  const first = new Set<string>()
  /** The first wait until as many as `meet` are told at once, and a moment longer for one too many. */
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
