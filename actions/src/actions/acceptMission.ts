import { acceptMission as accept } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'
import { seenMissionRun } from '../lib/seenMissionRun.ts'

export const acceptMission = defineAction('acceptMission', {
  who: 'companyMember',
  idempotent: true,
  input: z.object(seenMissionRun),
  async handle({ input: { missionRunId, version }, person, transaction }) {
    unwrap(await accept(transaction, { id: missionRunId, version }, actorOf(person)))
    return { missionRunId }
  },
})
