import { Client, Connection, WorkflowNotFoundError } from '@temporalio/client'

export type Told = { readonly what: string; readonly workflowId: string; readonly name?: string }

/** A client of Temporal that reaches no server and remembers what it was to say. */
export const createTemporalDouble = () => {
  const told: Told[] = []
  const client = new Client({
    connection: Connection.lazy({ address: '127.0.0.1:9' }),
    interceptors: {
      workflow: [
        {
          start: async ({ workflowType, options }) => {
            told.push({ what: 'start', workflowId: options.workflowId, name: workflowType })
            return 'run'
          },
          signalWithStart: async ({ workflowType, options, signalName }) => {
            told.push({ what: signalName, workflowId: options.workflowId, name: workflowType })
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
  return { client, told }
}
