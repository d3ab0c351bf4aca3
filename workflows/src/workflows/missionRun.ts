import { continueAsNew, proxyActivities } from '@temporalio/workflow'
import type { Activities } from '../activities/index.ts'
import type { MissionRunInput } from '../contract.ts'
import { databaseWork } from './activityOptions.ts'
import { followRow } from './followRow.ts'

const { planMissionRun, takeMissionRunStep } = proxyActivities<Activities>(databaseWork)

/** One creator's way through a mission: reminds five days before it ends for the creator, and lets it expire. */
export const missionRun = (input: MissionRunInput): Promise<string> =>
  followRow({
    kind: 'missionRun',
    plan: (now) => planMissionRun({ id: input.missionRunId, now }),
    take: (step) => takeMissionRunStep({ id: input.missionRunId, ...step }),
    startOver: () => continueAsNew<typeof missionRun>(input),
  })
