import type { DatabaseTransaction } from '@questboard/database'
import type { Moved, PersonMover } from '@questboard/moves'

/**
 * The run on whose table this very offer lies, locked: whoever answers has seen its terms, not those of one that came since.
 * An offer of strangers is not there.
 */
export const runOfBid = async (
  transaction: DatabaseTransaction,
  bidId: string,
  mover: PersonMover,
): Promise<Moved<{ readonly questRunId: string }>> => {
  const bid = await transaction
    .selectFrom('quest_bid')
    .select('quest_run_id')
    .where('id', '=', bidId)
    .where(
      mover.by === 'creator' ? 'creator_id' : 'company_id',
      '=',
      mover.by === 'creator' ? mover.personId : mover.companyId,
    )
    .executeTakeFirst()
  if (bid === undefined) return { ok: false, code: 'not-found' }
  const run = await transaction
    .selectFrom('quest_run')
    .select(['id', 'current_bid_id'])
    .where('id', '=', bid.quest_run_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return run.current_bid_id === bidId
    ? { ok: true, questRunId: run.id }
    : { ok: false, code: 'status-illegal' }
}
