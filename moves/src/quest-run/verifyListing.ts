import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import type { Moved } from '../verdict.ts'
import { earn } from './earn.ts'
import { takeQuestRun } from './questRun.ts'

/** The approved content was seen to be public, which earns the creator the money. Time takes the word of what was seen. */
export const verifyListing = (transaction: DatabaseTransaction, seen: Seen, mover: Mover): Promise<Moved> =>
  makeMove(transaction, 'verifyListing', mover, async () => {
    const taken = await takeQuestRun(transaction, seen, mover, {
      from: ['CONTENT_PUBLIC_AVAILABILITY_VERIFICATION'],
      who: ['provider', 'time', 'admin'],
    })
    if (!taken.ok) return taken
    if (mover.by !== 'time')
      await transaction
        .updateTable('submission')
        .set({ listed_at: sql`now()` })
        .where('quest_run_id', '=', taken.run.id)
        .where('status', '=', 'APPROVED')
        .where('listed_at', 'is', null)
        .execute()
    return earn(transaction, taken.run)
  })
