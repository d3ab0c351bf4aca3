import type { DatabaseTransaction } from '@questboard/database'
import { failMatches, type Moved, makeMatches } from '@questboard/moves'
import { ApplicationFailure } from '@temporalio/activity'
import type { Dependencies } from './dependencies.ts'

export const createMatchmakingActivities = ({ database }: Pick<Dependencies, 'database'>) => {
  const move = async (work: (transaction: DatabaseTransaction) => Promise<Moved>): Promise<void> => {
    const result = await database.transaction().execute(work)
    if (!result.ok) throw ApplicationFailure.nonRetryable(result.why ?? result.code, result.code)
  }
  return {
    /** The matchmaking. Null if the company has deleted it. */
    async lookAtMatchmaking(matchmakingId: string) {
      const row = await database
        .selectFrom('matchmaking')
        .select(['status', 'company_id as companyId', 'creators_considered as considered'])
        .where('id', '=', matchmakingId)
        .executeTakeFirst()
      return row ?? null
    },
    makeMatches: (matchmakingId: string) => move((transaction) => makeMatches(transaction, matchmakingId)),
    failMatches: (matchmakingId: string) => move((transaction) => failMatches(transaction, matchmakingId)),
  }
}
