import type { DatabaseTransaction } from '@questboard/database'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Moved } from '../result.ts'
import { expireMission } from './expireMission.ts'
import { advanceMissionRun, countMissing, takeMissionRun } from './missionRun.ts'

const time: Actor = { by: 'time' }

/**
 * Changes the status of an active mission run as `missionRunSchedule` in the domain decides: to review when all goals
 * are reached, or to expired. The caller checks the time.
 */
export const letMissionRunTimePass = (transaction: DatabaseTransaction, seen: Seen): Promise<Moved> =>
  makeMove(transaction, 'letMissionRunTimePass', time, async () => {
    const taken = await takeMissionRun(transaction, seen, time, { from: ['active'], who: ['time'] })
    if (!taken.ok) return taken
    const goals = await transaction
      .selectFrom('mission_criterion')
      .select('id')
      .where('mission_id', '=', taken.row.mission_id)
      .executeTakeFirst()
    const isDone = goals !== undefined && (await countMissing(transaction, taken.row.id)) === 0
    return isDone
      ? advanceMissionRun(transaction, taken.row, 'review')
      : expireMission(transaction, seen, time)
  })
