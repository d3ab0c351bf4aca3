import { continueAsNew, proxyActivities } from '@temporalio/workflow'
import type { Activities } from '../activities/index.ts'
import type { QuestRunInput } from '../contract.ts'
import { databaseWork } from './activityOptions.ts'
import { followRow } from './followRow.ts'

const { planQuestRun, takeQuestRunStep } = proxyActivities<Activities>(databaseWork)

/** One creator's way through a quest: reminds of what is due, and moves the run on when its time is over. */
export const questRun = (input: QuestRunInput): Promise<string> =>
  followRow({
    kind: 'questRun',
    plan: (now) => planQuestRun({ id: input.questRunId, now }),
    take: (step) => takeQuestRunStep({ id: input.questRunId, ...step }),
    startOver: () => continueAsNew<typeof questRun>(input),
  })
