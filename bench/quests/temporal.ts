import { type Client, WorkflowNotFoundError } from '@temporalio/client'

/** The number of signals, including those that start a workflow, and the number of activities. */
export type Work = { readonly signals: number; readonly activities: number }

/** Scheduled workflows, which run independently of quest runs. */
const SCHEDULED = ['channelLooks', 'liveStreams', 'channelPushes', 'summaries', 'reconciliation']
const since = (moment: Date): string =>
  [
    `StartTime >= '${moment.toISOString()}'`,
    ...SCHEDULED.map((type) => `WorkflowType != '${type}'`),
    `TaskQueue = 'questboard'`,
  ].join(' AND ')

/** Counts workflows that still have work. Payouts are excluded because they are watched for days after arrival. */
export const underWay = async ({ workflow }: Client, moment: Date): Promise<number> =>
  (await workflow.count(`${since(moment)} AND ExecutionStatus = 'Running' AND WorkflowType != 'payout'`))
    .count

type Told = readonly {
  readonly workflowExecutionSignaledEventAttributes?: unknown
  readonly activityTaskScheduledEventAttributes?: unknown
  readonly markerRecordedEventAttributes?: { readonly markerName?: string | null } | null
}[]

/** Counts local activities, which leave only a marker, because the bare side uses a normal activity for the same work. */
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

/** Counts the signals and activities of workflows started since the given time. */
export const workSince = async (client: Client, moment: Date): Promise<Work> => {
  let [signals, activities] = [0, 0]
  for await (const { workflowId, runId } of client.workflow.list({ query: since(moment) })) {
    const events = await eventsOf(client, workflowId, runId)
    // A start by a signal counts as one signal. A start without a signal also counts as one.
    signals += Math.max(1, events.filter((event) => event.workflowExecutionSignaledEventAttributes).length)
    activities += events.filter(isActivity).length
  }
  return { signals, activities }
}
