import type { DatabaseTransaction } from '@questboard/database'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import type { Moved } from '../verdict.ts'
import { fail } from './fail.ts'
import { takeQuestRun } from './questRun.ts'

/** No content came in time: the run is over, and its money goes back. */
export const expireContent = (transaction: DatabaseTransaction, seen: Seen, mover: Mover): Promise<Moved> =>
  makeMove(transaction, 'expireContent', mover, async () => {
    const taken = await takeQuestRun(transaction, seen, mover, {
      from: ['CONTENTPRODUCTION'],
      who: ['time', 'admin'],
    })
    return taken.ok ? fail(transaction, taken.run, 'CONTENT_SUBMISSION_DEADLINE_EXPIRED') : taken
  })
