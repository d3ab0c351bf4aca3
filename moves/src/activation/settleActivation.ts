import type { DatabaseTransaction } from '@questboard/database'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, moved } from '../verdict.ts'
import { takeActivation } from './activation.ts'
import { letGo } from './letGo.ts'

/** For one that is over already, however it came to be: nobody waits in it for an answer any more. */
export const settleActivation = (
  transaction: DatabaseTransaction,
  seen: Seen,
  mover: Mover,
): Promise<Moved> =>
  makeMove(transaction, 'settleActivation', mover, async () => {
    const taken = await takeActivation(transaction, seen, mover, {
      from: ['ended', 'closed'],
      who: ['time', 'admin'],
    })
    if (!taken.ok) return taken
    await letGo(transaction, taken.row, taken.row.status === 'closed' ? 'closed' : 'ended')
    return moved
  })
