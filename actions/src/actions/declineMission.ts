import { missionReviewForm } from '@questboard/domain'
import { declineMission as move } from '@questboard/moves'
import { defineAction } from '../lib/action.ts'
import { moverOf } from '../lib/audiences.ts'
import { eachMissionRun, missionRuns } from '../lib/eachMissionRun.ts'

/** What creators did is not approved, which ends their runs; they read why. */
export const declineMission = defineAction('declineMission', {
  who: 'companyMember',
  idempotent: true,
  input: missionReviewForm.extend({ runs: missionRuns }),
  async handle({ input: { runs, message }, person, transaction }) {
    const mover = moverOf(person)
    return { outcomes: await eachMissionRun(runs, (seen) => move(transaction, seen, mover, message)) }
  },
})
