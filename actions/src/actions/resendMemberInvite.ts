import { resendCompanyInvitation } from '@questboard/moves'
import { z } from 'zod'
import { rationInvitations } from '../accounts/rationInvitations.ts'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'
import { ration } from '../lib/ration.ts'

const RESENDS = { tries: 5, seconds: 24 * 60 * 60 }

/** The link in the earlier mail no longer works. */
export const resendMemberInvite = defineAction('resendMemberInvite', {
  who: 'companyOwner',
  idempotent: true,
  input: z.object({ invitationId: z.guid() }),
  async prepare(call) {
    await ration(call, `member-invite:${call.person.companyId}:${call.input.invitationId}`, RESENDS)
    await rationInvitations(call)
  },
  async handle({ input: { invitationId }, person, transaction }) {
    unwrap(await resendCompanyInvitation(transaction, invitationId, actorOf(person)))
    return { invitationId }
  },
})
