import type { DatabaseTransaction } from '@questboard/database'
import type { QuestRunStatus } from '@questboard/domain'
import { giveBack } from '../ledger.ts'
import type { moved, Refused } from '../verdict.ts'
import { advanceQuestRun, type QuestRunRow } from './questRun.ts'

/** A paid run that ends without the content gives its money back. */
export const fail = async (
  transaction: DatabaseTransaction,
  run: QuestRunRow,
  to: QuestRunStatus,
): Promise<typeof moved | Refused> => {
  const advanced = await advanceQuestRun(transaction, run, to)
  if (advanced.ok) await giveBack(transaction, run)
  return advanced
}
