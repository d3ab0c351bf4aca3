import { missionReviewForm } from '@questboard/domain'
import { rejectMissionContent as move } from '@questboard/moves'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'
import { seenMissionRun } from '../lib/seenMissionRun.ts'

export const rejectMissionContent = defineAction('rejectMissionContent', {
  who: 'companyMember',
  idempotent: true,
  input: missionReviewForm.extend(seenMissionRun),
  async handle({ input: { missionRunId, version, message }, person, transaction }) {
    unwrap(await move(transaction, { id: missionRunId, version }, actorOf(person), message))
    return { missionRunId }
  },
})
