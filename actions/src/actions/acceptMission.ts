import { acceptMission as accept } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { moverOf } from '../lib/audiences.ts'
import { eachMissionRun, missionRuns } from '../lib/eachMissionRun.ts'

/** The company accepts the work of creators, as many at once as it chose. */
export const acceptMission = defineAction('acceptMission', {
  who: 'companyMember',
  idempotent: true,
  input: z.object({ runs: missionRuns }),
  async handle({ input: { runs }, person, transaction }) {
    const mover = moverOf(person)
    return { outcomes: await eachMissionRun(runs, (seen) => accept(transaction, seen, mover)) }
  },
})
