import type { DatabaseTransaction } from '@questboard/database'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Moved } from '../result.ts'
import { fail } from './fail.ts'
import { takeQuestRun } from './questRun.ts'

/**
 * Approved content was not public by its deadline. The run ends, and its money is refunded unless one side disputes
 * this.
 */
export const failListing = (transaction: DatabaseTransaction, seen: Seen, actor: Actor): Promise<Moved> =>
  makeMove(transaction, 'failListing', actor, async () => {
    const taken = await takeQuestRun(transaction, seen, actor, {
      from: ['CONTENT_PUBLIC_AVAILABILITY_VERIFICATION'],
      who: ['time', 'admin'],
    })
    if (!taken.ok) return taken
    return fail(transaction, taken.run, 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED', 'listing_failed')
  })
