import { acceptInvitation as acceptInvitationMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { creatorActorOf } from '../lib/audiences.ts'

/** The creator accepts an invitation. Making an offer or requesting a key is a separate action. */
export const acceptInvitation = defineAction('acceptInvitation', {
  who: 'creator',
  idempotent: true,
  input: z.object({ invitationId: z.guid() }),
  async handle({ input: { invitationId }, person, transaction }) {
    unwrap(await acceptInvitationMove(transaction, invitationId, creatorActorOf(person)))
    return { invitationId }
  },
})
