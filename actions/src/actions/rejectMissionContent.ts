import { missionReviewForm } from '@questboard/domain'
import { rejectMissionContent as move } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'
import { seenMissionRun } from '../lib/seenMissionRun.ts'

export const rejectMissionContent = defineAction('rejectMissionContent', {
  who: 'companyMember',
  idempotent: true,
  input: missionReviewForm.extend({ ...seenMissionRun, submissionId: z.guid().nullish() }),
  async handle({ input: { missionRunId, version, message, submissionId }, person, transaction }) {
    const seen = { id: missionRunId, version }
    unwrap(await move(transaction, seen, actorOf(person), message, submissionId ?? undefined))
    return { missionRunId }
  },
})
