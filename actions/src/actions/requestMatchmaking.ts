import { matchmakingForm } from '@questboard/domain'
import { requestMatchmaking as requestMatchmakingMove } from '@questboard/moves'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'
import { ration } from '../lib/ration.ts'

/** Each reads a year of all creators. */
const REQUESTS = { tries: 60, seconds: 60 * 60 }

/** A workflow ranks the creators, started by the row's event. */
export const requestMatchmaking = defineAction('requestMatchmaking', {
  who: 'companyMember',
  idempotent: true,
  input: matchmakingForm,
  prepare: (call) => ration(call, `matchmaking:${call.person.companyId}`, REQUESTS),
  async handle({ input, person, transaction }) {
    const { id } = unwrap(await requestMatchmakingMove(transaction, input, actorOf(person)))
    return { matchmakingId: id }
  },
})
