import type { DatabaseTransaction } from '@questboard/database'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Moved } from '../result.ts'
import { advanceMissionRun, takeMissionRun } from './missionRun.ts'

export const expireMission = (transaction: DatabaseTransaction, seen: Seen, actor: Actor): Promise<Moved> =>
  makeMove(transaction, 'expireMission', actor, async () => {
    const taken = await takeMissionRun(transaction, seen, actor, { from: ['active'], who: ['time', 'admin'] })
    return taken.ok ? advanceMissionRun(transaction, taken.row, 'expired') : taken
  })
