import type { DatabaseTransaction } from '@questboard/database'
import { release } from '../ledger.ts'
import { openPayout } from '../payout/requestPayout.ts'
import { type moved, type Refused, stale } from '../verdict.ts'
import { advanceQuestRun, type QuestRunRow } from './questRun.ts'

/** The content is approved and public: the creator has earned what was agreed, and is to be paid. */
export const earn = async (
  transaction: DatabaseTransaction,
  run: QuestRunRow,
): Promise<typeof moved | Refused> => {
  if (run.amount_cents === null || run.fee_cents === null) return stale
  const advanced = await advanceQuestRun(transaction, run, 'PAYOUT')
  if (!advanced.ok) return advanced
  await release(transaction, run, run.amount_cents, run.fee_cents)
  const opened = await openPayout(transaction, run)
  return opened.ok ? advanced : opened
}
