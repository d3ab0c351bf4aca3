import type { DatabaseTransaction } from '@questboard/database'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved } from '../result.ts'
import { takeActivation } from './activation.ts'
import { letGo } from './letGo.ts'

/** Answers everyone who is still waiting after an activation has ended for any reason. */
export const settleActivation = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
): Promise<Moved> =>
  makeMove(transaction, 'settleActivation', actor, async () => {
    const taken = await takeActivation(transaction, seen, actor, {
      from: ['ended', 'closed'],
      who: ['time', 'admin'],
    })
    if (!taken.ok) return taken
    await letGo(transaction, taken.row, taken.row.status === 'closed' ? 'closed' : 'ended')
    return moved
  })
