import type { DatabaseTransaction } from '@questboard/database'
import type { moved, Refused } from '../result.ts'
import { disputeOf, isHeld } from './dispute.ts'
import { advanceQuestRun, type QuestRunRow } from './questRun.ts'
import { settleWhole } from './settleMoney.ts'

/**
 * The content is approved and public. The creator earns the agreed amount, which is paid out unless the run can be
 * disputed.
 */
export const earn = async (
  transaction: DatabaseTransaction,
  run: QuestRunRow,
): Promise<typeof moved | Refused> => {
  const advanced = await advanceQuestRun(transaction, run, 'PAYOUT')
  if (!advanced.ok || isHeld(await disputeOf(transaction, run))) return advanced
  return settleWhole(transaction, run, true)
}
