import { matchmakingForm } from '@questboard/domain'
import { requestMatchmaking as requestMatchmakingMove } from '@questboard/moves'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'
import { ration } from '../lib/ration.ts'

/** The number of requests is limited, because each reads a year of data on all creators. */
const REQUESTS = { tries: 60, seconds: 60 * 60 }

/** The row's event starts a workflow, which ranks the creators. */
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
