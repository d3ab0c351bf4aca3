import type { DatabaseTransaction } from '@questboard/database'
import { isParty, type PersonActor } from '../actor.ts'
import { answerInvitationTo } from '../invitation/answerInvitation.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse } from '../result.ts'
import { type Bid, putOnTable } from './bid.ts'
import { lockQuestRun } from './questRun.ts'

type Offer = { readonly questId: string; readonly creatorId: string; readonly bid: Bid }

/**
 * Starts a run with its first offer. A creator's offer answers the invitation. A company's offer comes with an
 * invitation (`sendInvitation`) and both are answered together.
 */
export const makeOffer = (
  transaction: DatabaseTransaction,
  { questId, creatorId, bid }: Offer,
  actor: PersonActor,
): Promise<Moved<{ readonly questRunId: string }>> =>
  makeMove(transaction, 'makeOffer', actor, async () => {
    // Joining a quest and closing it wait for each other.
    const quest = await transaction
      .selectFrom('activation')
      .select(['id', 'company_id'])
      .where('id', '=', questId)
      .where('kind', '=', 'QUEST')
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (quest === undefined || !isParty(actor, { company_id: quest.company_id, creator_id: creatorId }))
      return refuse('not-found')
    const { id } = await transaction
      .insertInto('quest_run')
      .values({
        quest_id: questId,
        company_id: quest.company_id,
        creator_id: creatorId,
        started_by: actor.by,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (actor.by === 'creator') await answerInvitationTo(transaction, questId, creatorId, 'ACCEPTED')
    const run = await lockQuestRun(transaction, id)
    if (run === null) throw new Error('a quest run that was just created is missing')
    const put = await putOnTable(transaction, run, { side: actor.by, personId: actor.personId }, bid)
    return put.ok ? { ok: true, questRunId: id } : put
  })
