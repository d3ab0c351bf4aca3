import { matchmakingForm } from '@questboard/domain'
import { requestMatchmaking as requestMatchmakingMove } from '@questboard/moves'
import { defineAction } from '../lib/action.ts'
import { made } from '../lib/actionError.ts'
import { moverOf } from '../lib/audiences.ts'
import { ration } from '../lib/ration.ts'

/** Each looks at a year of all creators. */
const REQUESTS = { tries: 60, seconds: 60 * 60 }

/** Creators are ranked by a workflow, which hears of it by the event of the row. */
export const requestMatchmaking = defineAction('requestMatchmaking', {
  who: 'companyMember',
  idempotent: true,
  input: matchmakingForm,
  prepare: (call) => ration(call, `matchmaking:${call.person.companyId}`, REQUESTS),
  async handle({ input, person, transaction }) {
    const { id } = made(await requestMatchmakingMove(transaction, input, moverOf(person)))
    return { matchmakingId: id }
  },
})
