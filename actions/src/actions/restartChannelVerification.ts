import { emitEvent } from '@questboard/database'
import { z } from 'zod'
import { defineAction, ration, refuse, signedIn } from '../lib/action.ts'

const RESTARTS = { tries: 5, seconds: 24 * 60 * 60 }

/** Another look at a channel that failed: it may be older or larger by now. */
export const restartChannelVerification = defineAction({
  input: z.object({ connectionId: z.guid() }),
  // Counted for each person: nobody uses up the tries of others, whose channels everyone can name.
  prepare: (call) =>
    ration(call, `channel-verification:${signedIn(call).userId}:${call.input.connectionId}`, RESTARTS),
  async handle(call) {
    const { input, transaction } = call
    const { userId } = signedIn(call)
    const restarted = await transaction
      .updateTable('channel_verification')
      .set({ status: 'in_progress', reason: null, started_at: new Date(), finished_at: null })
      .where('connection_id', '=', input.connectionId)
      .where('user_id', '=', userId)
      .where('status', '=', 'fails_requirements')
      .returning('connection_id')
      .executeTakeFirst()
    if (!restarted) throw refuse('status-illegal')
    await emitEvent(transaction, {
      type: 'channelVerificationRestarted',
      entity: 'user_connection',
      entityId: input.connectionId,
    })
    return { connectionId: input.connectionId }
  },
})
