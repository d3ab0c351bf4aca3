import { acceptMissionContent as move } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'
import { seenMissionRun } from '../lib/seenMissionRun.ts'

export const acceptMissionContent = defineAction('acceptMissionContent', {
  who: 'companyMember',
  idempotent: true,
  input: z.object({ ...seenMissionRun, submissionId: z.guid() }),
  async handle({ input: { missionRunId, version, submissionId }, person, transaction }) {
    unwrap(await move(transaction, { id: missionRunId, version }, actorOf(person), submissionId))
    return { missionRunId }
  },
})
