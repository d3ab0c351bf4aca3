import { errors } from '@questboard/domain'
import { rejectMissionContent as move } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { moverOf } from '../lib/audiences.ts'
import { eachMissionRun, missionRuns } from '../lib/eachMissionRun.ts'

/** Content goes back to its creators with the reason, and they may hand in other. */
export const rejectMissionContent = defineAction('rejectMissionContent', {
  who: 'companyMember',
  idempotent: true,
  input: z.object({
    runs: missionRuns,
    message: z.string().trim().min(1, errors['review-message-required']).max(5000, errors['text-too-long']),
  }),
  async handle({ input: { runs, message }, person, transaction }) {
    const mover = moverOf(person)
    return { outcomes: await eachMissionRun(runs, (seen) => move(transaction, seen, mover, message)) }
  },
})
