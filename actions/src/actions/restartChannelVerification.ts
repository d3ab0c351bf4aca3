import { restartVerification } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'
import { ration } from '../lib/ration.ts'

const RESTARTS = { tries: 5, seconds: 24 * 60 * 60 }

/** Checks a failed channel again, because the channel may meet the requirements by now. */
export const restartChannelVerification = defineAction('restartChannelVerification', {
  who: 'individual',
  repeatable: 'A running verification does not start again',
  input: z.object({ connectionId: z.guid() }),
  // The limit is per person, so that no one can use up the attempts of others.
  prepare: (call) =>
    ration(call, `channel-verification:${call.person.userId}:${call.input.connectionId}`, RESTARTS),
  async handle(call) {
    const { connectionId } = call.input
    const { userId } = call.person
    if (!(await restartVerification(call.transaction, { connectionId, userId })))
      throw refuse('status-illegal')
    return { connectionId }
  },
})
