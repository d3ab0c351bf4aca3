import { continueAsNew, proxyActivities } from '@temporalio/workflow'
import type { Activities } from '../activities/index.ts'
import type { ActivationInput } from '../contract.ts'
import { databaseWork } from './activityOptions.ts'
import { followRow } from './followRow.ts'

const { planActivation, takeActivationStep, settleActivation } = proxyActivities<Activities>(databaseWork)

/** A key campaign, quest, mission or program: goes live at its start, ends at its end, and takes along what is under way. */
export async function activation(input: ActivationInput): Promise<string> {
  const id = input.activationId
  const status = await followRow({
    kind: 'activation',
    plan: (now) => planActivation({ id, now }),
    take: (step) => takeActivationStep({ id, ...step }),
    startOver: () => continueAsNew<typeof activation>(input),
  })
  // However it ended: by its date, by its company or by an admin.
  if (status === 'ended' || status === 'closed') await settleActivation({ id, now: new Date().toISOString() })
  return status
}
