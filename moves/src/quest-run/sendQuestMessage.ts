import type { DatabaseTransaction } from '@questboard/database'
import { questRunStatuses } from '@questboard/domain'
import type { Actor } from '../actor.ts'
import { idOf, type Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, refuse } from '../result.ts'
import { takeQuestRun } from './questRun.ts'

/** A company sends a message in a quest log, in any status of the run. */
export const sendQuestMessage = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
  body: string,
): Promise<Moved> =>
  makeMove(transaction, 'sendQuestMessage', actor, async () => {
    if (actor.by !== 'company') return refuse('not-allowed')
    const taken = await takeQuestRun(transaction, idOf(seen), actor, {
      from: questRunStatuses,
      who: ['company'],
    })
    if (!taken.ok) return taken
    const { id: quest_run_id, company_id, creator_id } = taken.run
    await transaction
      .insertInto('quest_message')
      .values({ quest_run_id, company_id, creator_id, side: 'company', author_id: actor.personId, body })
      .execute()
    return moved
  })
