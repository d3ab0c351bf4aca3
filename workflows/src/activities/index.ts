import { createAccountActivities } from './accounts.ts'
import { createChannelActivities } from './channels.ts'
import { createCompanyActivities } from './companies.ts'
import type { Dependencies } from './dependencies.ts'

export type { Dependencies } from './dependencies.ts'

export const createActivities = (dependencies: Dependencies) => ({
  ...createAccountActivities(dependencies),
  ...createChannelActivities(dependencies),
  ...createCompanyActivities(dependencies),
})

export type Activities = ReturnType<typeof createActivities>
