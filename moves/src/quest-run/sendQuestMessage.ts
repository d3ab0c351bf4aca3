import type { DatabaseTransaction } from '@questboard/database'
import { questRunStatuses } from '@questboard/domain'
import { idOf, type Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, moved, refuse } from '../verdict.ts'
import { takeQuestRun } from './questRun.ts'

/** A company writes in a quest log, in any status of the run. */
export const sendQuestMessage = (
  transaction: DatabaseTransaction,
  seen: Seen,
  mover: Mover,
  body: string,
): Promise<Moved> =>
  makeMove(transaction, 'sendQuestMessage', mover, async () => {
    if (mover.by !== 'company') return refuse('not-allowed')
    const taken = await takeQuestRun(transaction, idOf(seen), mover, {
      from: questRunStatuses,
      who: ['company'],
    })
    if (!taken.ok) return taken
    const { id: quest_run_id, company_id, creator_id } = taken.run
    await transaction
      .insertInto('quest_message')
      .values({ quest_run_id, company_id, creator_id, side: 'company', author_id: mover.personId, body })
      .execute()
    return moved
  })
