import type { TimedTable } from '@questboard/domain'
import type { Dependencies } from './dependencies.ts'
import { activation } from './rows/activation.ts'
import { companyInvitation } from './rows/companyInvitation.ts'
import { invitation } from './rows/invitation.ts'
import { keyClaim } from './rows/keyClaim.ts'
import { missionRun } from './rows/missionRun.ts'
import type { Look, Plan, Step, StepResult } from './rows/plans.ts'
import { questDispute } from './rows/questDispute.ts'
import { questRun } from './rows/questRun.ts'
import { type RowWork, rowWork, takeStep } from './rows/rowWork.ts'

/** For each table whose rows have deadlines, the work of its workflows. */
const kinds: { readonly [Table in TimedTable]: RowWork<Table> } = {
  quest_run: rowWork(questRun),
  quest_run_dispute: rowWork(questDispute),
  mission_run: rowWork(missionRun),
  key_campaign_participant: rowWork(keyClaim),
  activation: rowWork(activation),
  company_invitation: rowWork(companyInvitation),
  invitation: rowWork(invitation),
}

export const createTimedRowActivities = ({ database }: Pick<Dependencies, 'database'>) => ({
  planRow: (look: Look): Promise<Plan | null> => kinds[look.table].plan(database, look),
  takeRowStep: (step: Step): Promise<StepResult> => takeStep(database, kinds[step.table], step),
})
