import type { DatabaseTransaction } from '@questboard/database'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, stale } from '../verdict.ts'
import { advanceMissionRun, takeMissionRun } from './missionRun.ts'

/** Every reward of the mission is claimed: this round is over. */
export const completeMission = (transaction: DatabaseTransaction, seen: Seen, mover: Mover): Promise<Moved> =>
  makeMove(transaction, 'completeMission', mover, async () => {
    const taken = await takeMissionRun(transaction, seen, mover, {
      from: ['claimReward'],
      who: ['creator', 'admin'],
    })
    if (!taken.ok) return taken
    const { row } = taken
    const unclaimed = await transaction
      .selectFrom('mission_reward as reward')
      .select('reward.id')
      .where('reward.mission_id', '=', row.mission_id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('reward_claim as claim')
              .select('claim.id')
              .whereRef('claim.reward_id', '=', 'reward.id')
              .where('claim.mission_run_id', '=', row.id),
          ),
        ),
      )
      .executeTakeFirst()
    return unclaimed === undefined ? advanceMissionRun(transaction, row, 'completed') : stale
  })
