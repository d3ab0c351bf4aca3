import type { DatabaseTransaction } from '@questboard/database'
import type { CreatorActor } from '../actor.ts'
import { answerInvitationTo } from '../invitation/answerInvitation.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse } from '../result.ts'

/** Takes one of the mission's places, or starts another run if the mission can be repeated. */
export const joinMission = (
  transaction: DatabaseTransaction,
  missionId: string,
  actor: CreatorActor,
): Promise<Moved<{ readonly missionRunId: string }>> =>
  makeMove(transaction, 'joinMission', actor, async () => {
    const mission = await transaction
      .selectFrom('activation')
      .select('company_id')
      .where('id', '=', missionId)
      .where('kind', '=', 'MISSION')
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (mission === undefined) return refuse('not-found')
    const { rounds } = await transaction
      .selectFrom('mission_run')
      .select(({ fn }) => fn.countAll<number>().as('rounds'))
      .where('mission_id', '=', missionId)
      .where('creator_id', '=', actor.personId)
      .executeTakeFirstOrThrow()
    const { id } = await transaction
      .insertInto('mission_run')
      .values({
        mission_id: missionId,
        company_id: mission.company_id,
        creator_id: actor.personId,
        round: rounds + 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await answerInvitationTo(transaction, missionId, actor.personId, 'ACCEPTED')
    return { ok: true, missionRunId: id }
  })
