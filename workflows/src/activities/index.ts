import { createAccountActivities } from './accounts.ts'
import { createActivationActivities } from './activations.ts'
import { createChannelActivities } from './channels.ts'
import { createCompanyActivities } from './companies.ts'
import type { Dependencies } from './dependencies.ts'
import { createKeyClaimActivities } from './keyClaims.ts'
import { createMissionRunActivities } from './missionRuns.ts'
import { createNotificationActivities } from './notifications.ts'
import { createQuestRunActivities } from './questRuns.ts'

export type { Dependencies } from './dependencies.ts'
export type { Moment, Plan, Step, StepResult } from './plans.ts'

export const createActivities = (dependencies: Dependencies) => ({
  ...createAccountActivities(dependencies),
  ...createChannelActivities(dependencies),
  ...createCompanyActivities(dependencies),
  ...createQuestRunActivities(dependencies),
  ...createMissionRunActivities(dependencies),
  ...createKeyClaimActivities(dependencies),
  ...createActivationActivities(dependencies),
  ...createNotificationActivities(dependencies),
})

export type Activities = ReturnType<typeof createActivities>
