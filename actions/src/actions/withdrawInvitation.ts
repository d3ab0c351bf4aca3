import { withdrawInvitation as withdrawInvitationMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'

/** Only an unanswered invitation can be withdrawn. The creator can be invited again later. */
export const withdrawInvitation = defineAction('withdrawInvitation', {
  who: 'companyMember',
  idempotent: true,
  input: z.object({ invitationId: z.guid() }),
  async handle({ input: { invitationId }, person, transaction }) {
    unwrap(await withdrawInvitationMove(transaction, invitationId, actorOf(person)))
    return { invitationId }
  },
})
