import type { DatabaseTransaction } from '@questboard/database'
import { notFoundMessage, reviewOutcome } from '@questboard/domain'
import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Moved } from '../result.ts'
import { approveContent } from './approveContent.ts'
import { declineSubmissions } from './declineSubmissions.ts'
import { extendReview } from './extendReview.ts'
import { fail } from './fail.ts'
import { type QuestRunRow, questRunFacts, takeQuestRun } from './questRun.ts'
import { rejectContent } from './rejectContent.ts'

const isFound = async (transaction: DatabaseTransaction, runId: string): Promise<boolean> => {
  const { rows } = await sql<{
    missing: number
  }>`select count_not_found(${runId}::uuid) as missing`.execute(transaction)
  return rows[0]?.missing === 0
}

/**
 * Content was not found for the second time, and the company did not approve it. The run ends, and either side can
 * dispute this.
 */
const failReview = (transaction: DatabaseTransaction, seen: Seen, actor: Actor): Promise<Moved> =>
  makeMove(transaction, 'failReview', actor, async () => {
    const taken = await takeQuestRun(transaction, seen, actor, { from: ['CONTENTREVIEW'], who: ['time'] })
    if (!taken.ok) return taken
    await declineSubmissions(transaction, taken.run.id, notFoundMessage)
    return fail(transaction, taken.run, 'CONTENT_SUBMISSION_DEADLINE_EXPIRED', 'content_not_found')
  })

/** The company did not review the content before its deadline (rules §4). */
export const endReview = async (
  transaction: DatabaseTransaction,
  seen: Seen,
  run: QuestRunRow,
): Promise<Moved> => {
  const time: Actor = { by: 'time' }
  switch (reviewOutcome({ ...questRunFacts(run), isFound: await isFound(transaction, run.id) })) {
    case 'approved':
      return approveContent(transaction, seen, time)
    case 'extended':
      return extendReview(transaction, seen, time)
    case 'sentBack':
      return rejectContent(transaction, seen, time, notFoundMessage)
    case 'ended':
      return failReview(transaction, seen, time)
  }
}
