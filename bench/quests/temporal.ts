/** What Temporal says of the work of quest runs. */
import { type Client, WorkflowNotFoundError } from '@temporalio/client'

/** Signals, the ones that start a workflow included, and activities. */
export type Work = { readonly signals: number; readonly activities: number }

/** They run by the clock, whoever does what. */
const SCHEDULED = ['channelLooks', 'liveStreams', 'channelPushes', 'summaries', 'reconciliation']
const since = (moment: Date): string =>
  [
    `StartTime >= '${moment.toISOString()}'`,
    ...SCHEDULED.map((type) => `WorkflowType != '${type}'`),
    `TaskQueue = 'questboard'`,
  ].join(' AND ')

/** Those that have something to do yet: a payout is watched for days after it has arrived. */
export const underWay = async ({ workflow }: Client, moment: Date): Promise<number> =>
  (await workflow.count(`${since(moment)} AND ExecutionStatus = 'Running' AND WorkflowType != 'payout'`))
    .count

type Told = readonly {
  readonly workflowExecutionSignaledEventAttributes?: unknown
  readonly activityTaskScheduledEventAttributes?: unknown
  readonly markerRecordedEventAttributes?: { readonly markerName?: string | null } | null
}[]

/** One that ran within its workflow's own task leaves a marker: it is work as well, and the bare side does it by an activity proper. */
const isActivity = (event: Told[number]): boolean =>
  Boolean(event.activityTaskScheduledEventAttributes) ||
  event.markerRecordedEventAttributes?.markerName === 'core_local_activity'

const eventsOf = async ({ workflow }: Client, workflowId: string, runId: string): Promise<Told> => {
  try {
    return (await workflow.getHandle(workflowId, runId).fetchHistory()).events ?? []
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return []
    throw error
  }
}

/** What the workflows have been told and have done that were started since then. */
export const workSince = async (client: Client, moment: Date): Promise<Work> => {
  let [signals, activities] = [0, 0]
  for await (const { workflowId, runId } of client.workflow.list({ query: since(moment) })) {
    const events = await eventsOf(client, workflowId, runId)
    // Started by a signal, it is told once; started without one, its start is what it is told.
    signals += Math.max(1, events.filter((event) => event.workflowExecutionSignaledEventAttributes).length)
    activities += events.filter(isActivity).length
  }
  return { signals, activities }
}
