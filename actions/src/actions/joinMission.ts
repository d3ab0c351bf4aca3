import { joinMission as joinMissionMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { creatorActorOf } from '../lib/audiences.ts'

/** Joins a mission or accepts an invitation to it, which have the same effect. */
export const joinMission = defineAction('joinMission', {
  who: 'creator',
  idempotent: true,
  input: z.object({ missionId: z.guid() }),
  async handle({ input: { missionId }, person, transaction }) {
    const { missionRunId } = unwrap(await joinMissionMove(transaction, missionId, creatorActorOf(person)))
    return { missionRunId }
  },
})
