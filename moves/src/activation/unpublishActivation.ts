import type { DatabaseTransaction } from '@questboard/database'
import type { Actor } from '../actor.ts'
import { advance, type Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, stale } from '../result.ts'
import { takeActivation } from './activation.ts'

/** Closes the activation to new creators. Participating creators continue (rules §4). */
export const unpublishActivation = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
): Promise<Moved> =>
  makeMove(transaction, 'unpublishActivation', actor, async () => {
    const taken = await takeActivation(transaction, seen, actor, {
      from: ['upcoming', 'active'],
      who: ['company', 'admin'],
    })
    if (!taken.ok) return taken
    return (await advance(transaction, 'activation', taken.row, 'unpublished')) === null ? stale : moved
  })
