import type { DatabaseTransaction } from '@questboard/database'
import { isParty, type PersonActor } from '../actor.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, refuse, stale } from '../result.ts'
import { disputeOf } from './dispute.ts'
import { lockQuestRun } from './questRun.ts'

type Statement = { readonly body: string; readonly pictures: readonly string[] }

/** A side adds words and pictures to an open dispute. Both sides and the admin who decides can read them. */
export const addDisputeStatement = (
  transaction: DatabaseTransaction,
  questRunId: string,
  actor: PersonActor,
  { body, pictures }: Statement,
): Promise<Moved> =>
  makeMove(transaction, 'addDisputeStatement', actor, async () => {
    const run = await lockQuestRun(transaction, questRunId)
    if (run === null || !isParty(actor, run)) return refuse('not-found')
    const dispute = await disputeOf(transaction, run)
    if (dispute === null || dispute.status !== 'open' || dispute.decision !== null) return stale
    await transaction
      .insertInto('quest_dispute_statement')
      .values({
        dispute_id: dispute.id,
        company_id: run.company_id,
        creator_id: run.creator_id,
        side: actor.by,
        author_id: actor.personId,
        body: body.trim(),
        picture_urls: [...pictures],
      })
      .execute()
    return moved
  })
