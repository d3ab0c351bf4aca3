import { createAccountActivities } from './accounts.ts'
import { createBulkActionActivities } from './bulkActions.ts'
import { createCardEventActivities } from './cards/cardEvents.ts'
import { createCardPaymentActivities } from './cards/cardPayments.ts'
import { createRefundActivities } from './cards/refunds.ts'
import { createChannelLookActivities } from './channelLooks.ts'
import { createChannelPushActivities } from './channelPushes.ts'
import { createChannelActivities } from './channels.ts'
import type { Dependencies } from './dependencies.ts'
import { createExportActivities } from './exports.ts'
import { createGameImportActivities, type GameDependencies } from './games/importGame.ts'
import { createMatchmakingActivities } from './matchmaking.ts'
import { createPayoutActivities } from './payouts.ts'
import { createReconciliationActivities } from './reconciliation.ts'
import { createSummaryActivities } from './summaries.ts'
import { createTimedRowActivities } from './timedRows.ts'

export type { PaymentLook } from './cards/cardPayments.ts'
export type { Dependencies } from './dependencies.ts'
export type { ExportLook } from './exports.ts'
export type { PayoutLook } from './payouts.ts'
export type { Moment, Plan, Step, StepResult } from './rows/plans.ts'

export const createActivities = (dependencies: Dependencies & GameDependencies) => ({
  ...createAccountActivities(dependencies),
  ...createBulkActionActivities(dependencies),
  ...createCardEventActivities(dependencies),
  ...createCardPaymentActivities(dependencies),
  ...createRefundActivities(dependencies),
  ...createChannelActivities(dependencies),
  ...createChannelLookActivities(dependencies),
  ...createChannelPushActivities(dependencies),
  ...createGameImportActivities(dependencies),
  ...createExportActivities(dependencies),
  ...createMatchmakingActivities(dependencies),
  ...createPayoutActivities(dependencies),
  ...createReconciliationActivities(dependencies),
  ...createTimedRowActivities(dependencies),
  ...createSummaryActivities(dependencies),
})

export type Activities = ReturnType<typeof createActivities>
