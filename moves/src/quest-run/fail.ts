import type { DatabaseTransaction } from '@questboard/database'
import type { QuestDisputeCause, QuestRunStatus } from '@questboard/domain'
import type { moved, Refused } from '../result.ts'
import { disputeOf, isHeld, letBeDisputed, waiveBrokenEmbargo } from './dispute.ts'
import type { Entry } from './history.ts'
import { advanceQuestRun, type QuestRunRow } from './questRun.ts'
import { settleWhole } from './settleMoney.ts'
import { withdrawKitRequests } from './withdrawKitRequests.ts'

type Failure = Extract<
  QuestRunStatus,
  'CONTENT_SUBMISSION_DEADLINE_EXPIRED' | 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED'
>

const entries = {
  CONTENT_SUBMISSION_DEADLINE_EXPIRED: { type: 'CONTENT_PRODUCTION_DEADLINE_EXPIRED' },
  CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED: {
    type: 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED',
  },
} as const satisfies Record<Failure, Entry>

/** A paid run that ends without content is refunded as soon as it can no longer be disputed. */
export const fail = async (
  transaction: DatabaseTransaction,
  run: QuestRunRow,
  to: Failure,
  disputable: QuestDisputeCause | null,
): Promise<typeof moved | Refused> => {
  const advanced = await advanceQuestRun(transaction, run, to, entries[to])
  if (!advanced.ok) return advanced
  await withdrawKitRequests(transaction, run)
  if (disputable === null) await waiveBrokenEmbargo(transaction, run)
  else await letBeDisputed(transaction, run, disputable)
  return isHeld(await disputeOf(transaction, run)) ? advanced : settleWhole(transaction, run, false)
}
