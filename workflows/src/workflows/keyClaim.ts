import { continueAsNew, proxyActivities } from '@temporalio/workflow'
import type { Activities } from '../activities/index.ts'
import type { KeyClaimInput } from '../contract.ts'
import { databaseWork } from './activityOptions.ts'
import { followRow } from './followRow.ts'

const { planKeyClaim, takeKeyClaimStep } = proxyActivities<Activities>(databaseWork)

/** A creator has claimed a key: reminds of the content that is due, and fails the claim when none comes. */
export const keyClaim = (input: KeyClaimInput): Promise<string> =>
  followRow({
    kind: 'keyClaim',
    plan: (now) => planKeyClaim({ id: input.participantId, now }),
    take: (step) => takeKeyClaimStep({ id: input.participantId, ...step }),
    startOver: () => continueAsNew<typeof keyClaim>(input),
  })
