import { rejectInvitation as rejectInvitationMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { creatorActorOf } from '../lib/audiences.ts'

export const rejectInvitation = defineAction('rejectInvitation', {
  who: 'creator',
  idempotent: true,
  input: z.object({ invitationId: z.guid() }),
  async handle({ input: { invitationId }, person, transaction }) {
    unwrap(await rejectInvitationMove(transaction, invitationId, creatorActorOf(person)))
    return { invitationId }
  },
})
