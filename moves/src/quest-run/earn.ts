import type { DatabaseTransaction } from '@questboard/database'
import type { moved, Refused } from '../result.ts'
import { disputeOf, isHeld } from './dispute.ts'
import type { Entry } from './history.ts'
import { advanceQuestRun, type QuestRunRow } from './questRun.ts'
import { settleWhole } from './settleMoney.ts'
import { withdrawKitRequests } from './withdrawKitRequests.ts'

/**
 * The content is approved and public. The creator earns the agreed amount, which is paid out unless the run can be
 * disputed.
 */
export const earn = async (
  transaction: DatabaseTransaction,
  run: QuestRunRow,
  entry: Entry,
): Promise<typeof moved | Refused> => {
  const advanced = await advanceQuestRun(transaction, run, 'PAYOUT', entry)
  if (!advanced.ok) return advanced
  await withdrawKitRequests(transaction, run)
  if (isHeld(await disputeOf(transaction, run))) return advanced
  return settleWhole(transaction, run, true)
}
