import type { DatabaseTransaction } from '@questboard/database'
import type { QuestDisputeCause, QuestRunStatus } from '@questboard/domain'
import type { moved, Refused } from '../result.ts'
import { disputeOf, isHeld, letBeDisputed } from './dispute.ts'
import { advanceQuestRun, type QuestRunRow } from './questRun.ts'
import { settleWhole } from './settleMoney.ts'

/** A paid run that ends without content is refunded as soon as it can no longer be disputed. */
export const fail = async (
  transaction: DatabaseTransaction,
  run: QuestRunRow,
  to: QuestRunStatus,
  disputable: QuestDisputeCause | null,
): Promise<typeof moved | Refused> => {
  const advanced = await advanceQuestRun(transaction, run, to)
  if (!advanced.ok) return advanced
  if (disputable !== null) await letBeDisputed(transaction, run, disputable)
  return isHeld(await disputeOf(transaction, run)) ? advanced : settleWhole(transaction, run, false)
}
