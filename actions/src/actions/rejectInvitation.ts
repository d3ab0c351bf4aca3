import { rejectInvitation as rejectInvitationMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { made } from '../lib/actionError.ts'
import { creatorMoverOf } from '../lib/audiences.ts'

/** The creator does not want to take part: an offer that came along is declined with it. */
export const rejectInvitation = defineAction('rejectInvitation', {
  who: 'creator',
  idempotent: true,
  input: z.object({ invitationId: z.guid() }),
  async handle({ input: { invitationId }, person, transaction }) {
    made(await rejectInvitationMove(transaction, invitationId, creatorMoverOf(person)))
    return { invitationId }
  },
})
