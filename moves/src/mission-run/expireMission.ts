import type { DatabaseTransaction } from '@questboard/database'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import type { Moved } from '../verdict.ts'
import { advanceMissionRun, takeMissionRun } from './missionRun.ts'

export const expireMission = (transaction: DatabaseTransaction, seen: Seen, mover: Mover): Promise<Moved> =>
  makeMove(transaction, 'expireMission', mover, async () => {
    const taken = await takeMissionRun(transaction, seen, mover, { from: ['active'], who: ['time', 'admin'] })
    return taken.ok ? advanceMissionRun(transaction, taken.row, 'expired') : taken
  })
