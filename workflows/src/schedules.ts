import { summaryHour } from '@questboard/domain'
import {
  type Client,
  ScheduleAlreadyRunning,
  type ScheduleOptions,
  ScheduleOverlapPolicy,
} from '@temporalio/client'
import { type SummariesInput, TASK_QUEUE, workflows } from './contract.ts'

type Schedule = ScheduleOptions & { readonly policies: NonNullable<ScheduleOptions['policies']> }

/** If a scheduled run is missed because of an outage of up to this length, it is started once afterwards. */
const catchupWindow = { daily: '12 hours', weekly: '6 days' } as const

/**
 * Summaries are sent in the morning in Stockholm, weekly ones on Mondays. Runs of different mornings use different
 * rows, so they can overlap.
 */
const summariesOf = ({ frequency }: SummariesInput): Schedule => ({
  scheduleId: workflows.summaries.id({ frequency }),
  spec: {
    calendars: [{ hour: summaryHour, dayOfWeek: frequency === 'weekly' ? 'MONDAY' : '*' }],
    timezone: 'Europe/Stockholm',
  },
  policies: { overlap: ScheduleOverlapPolicy.ALLOW_ALL, catchupWindow: catchupWindow[frequency] },
  action: {
    type: 'startWorkflow',
    workflowType: workflows.summaries.name,
    workflowId: workflows.summaries.id({ frequency }),
    taskQueue: TASK_QUEUE,
    args: [{ frequency }],
  },
})

/** Only one round of a schedule runs at a time. Each round reads the due rows, so a missed round is not repeated. */
const roundsOf = (
  workflow: 'channelLooks' | 'liveStreams' | 'channelPushes',
  every: '1 minute' | '5 minutes',
): Schedule => ({
  scheduleId: workflows[workflow].id(),
  spec: { intervals: [{ every }] },
  policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1 minute' },
  action: {
    type: 'startWorkflow',
    workflowType: workflows[workflow].name,
    workflowId: workflows[workflow].id(),
    taskQueue: TASK_QUEUE,
    args: [],
  },
})

/** The comparison runs at night, when both vendors' days have ended and no running payout is affected. */
const nightly: Schedule = {
  scheduleId: workflows.reconciliation.id(),
  spec: { calendars: [{ hour: 4, minute: 30 }], timezone: 'Europe/Stockholm' },
  policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '12 hours' },
  action: {
    type: 'startWorkflow',
    workflowType: workflows.reconciliation.name,
    workflowId: workflows.reconciliation.id(),
    taskQueue: TASK_QUEUE,
    args: [],
  },
}

const schedules: readonly Schedule[] = [
  summariesOf({ frequency: 'daily' }),
  summariesOf({ frequency: 'weekly' }),
  roundsOf('channelLooks', '1 minute'),
  roundsOf('liveStreams', '5 minutes'),
  roundsOf('channelPushes', '5 minutes'),
  nightly,
]

/** Every worker updates the schedules when it starts. A paused schedule remains paused. */
export const keepSchedules = async ({ schedule }: Pick<Client, 'schedule'>): Promise<void> => {
  for (const options of schedules) {
    try {
      await schedule.create(options)
    } catch (error) {
      if (!(error instanceof ScheduleAlreadyRunning)) throw error
      const { spec, policies, action } = options
      await schedule.getHandle(options.scheduleId).update(({ state }) => ({ spec, policies, action, state }))
    }
  }
}
