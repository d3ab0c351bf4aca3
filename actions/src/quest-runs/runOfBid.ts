import type { DatabaseTransaction } from '@questboard/database'
import type { Moved, PersonActor } from '@questboard/moves'

/**
 * Locks the run that has this open offer. An answer applies to the offer that the person has seen, not to a later one.
 * Reports other people's offers as not found.
 */
export const runOfBid = async (
  transaction: DatabaseTransaction,
  bidId: string,
  actor: PersonActor,
): Promise<Moved<{ readonly questRunId: string }>> => {
  const run = await transaction
    .selectFrom('quest_bid as bid')
    .innerJoin('quest_run as run', 'run.id', 'bid.quest_run_id')
    .select(['run.id', 'run.current_bid_id'])
    .where('bid.id', '=', bidId)
    .where(
      actor.by === 'creator' ? 'bid.creator_id' : 'bid.company_id',
      '=',
      actor.by === 'creator' ? actor.personId : actor.companyId,
    )
    .forNoKeyUpdate('run')
    .executeTakeFirst()
  if (run === undefined) return { ok: false, code: 'not-found' }
  return run.current_bid_id === bidId
    ? { ok: true, questRunId: run.id }
    : { ok: false, code: 'status-illegal' }
}
