import { missionReviewForm } from '@questboard/domain'
import { rejectMissionContent as move } from '@questboard/moves'
import { defineAction } from '../lib/action.ts'
import { moverOf } from '../lib/audiences.ts'
import { eachMissionRun, missionRuns } from '../lib/eachMissionRun.ts'

/** Content goes back to its creators with the reason, and they may hand in other. */
export const rejectMissionContent = defineAction('rejectMissionContent', {
  who: 'companyMember',
  idempotent: true,
  input: missionReviewForm.extend({ runs: missionRuns }),
  async handle({ input: { runs, message }, person, transaction }) {
    const mover = moverOf(person)
    return { outcomes: await eachMissionRun(runs, (seen) => move(transaction, seen, mover, message)) }
  },
})
