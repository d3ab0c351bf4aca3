import type { DatabaseTransaction } from '@questboard/database'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { answerContent } from '../content.ts'
import { makeMove } from '../makeMove.ts'
import type { Moved } from '../result.ts'
import { advanceMissionRun, takeMissionRun } from './missionRun.ts'

/** The company accepts the work. The creator can then claim the rewards; without rewards, the run completes. */
export const acceptMission = (transaction: DatabaseTransaction, seen: Seen, actor: Actor): Promise<Moved> =>
  makeMove(transaction, 'acceptMission', actor, async () => {
    const taken = await takeMissionRun(transaction, seen, actor, {
      from: ['review'],
      who: ['company', 'admin'],
    })
    if (!taken.ok) return taken
    const { row } = taken
    await answerContent(transaction, { mission_run_id: row.id }, { status: 'APPROVED' })
    const reward = await transaction
      .selectFrom('mission_reward')
      .select('id')
      .where('mission_id', '=', row.mission_id)
      .executeTakeFirst()
    return advanceMissionRun(transaction, row, reward === undefined ? 'completed' : 'claimReward')
  })
