import { emitEvent } from '@questboard/database'
import { z } from 'zod'
import { companyOwner, defineAction, refuse } from '../lib/action.ts'
import { createToken, hashToken } from '../lib/tokens.ts'

const RESENDS = { tries: 5, seconds: 24 * 60 * 60 }

/** The link of the earlier mail stops working. */
export const resendMemberInvite = defineAction({
  input: z.object({ invitationId: z.guid() }),
  async handle(call) {
    const { input, transaction, services } = call
    const owner = companyOwner(call)
    const { allowed } = await services.rateLimit.count(`member-invite:${input.invitationId}`, RESENDS)
    if (!allowed) throw refuse('too-many-requests')
    const invitation = await transaction
      .updateTable('company_invitation')
      .set({ status: 'pending', token_hash: hashToken(createToken()) })
      .where('id', '=', input.invitationId)
      .where('company_id', '=', owner.companyId)
      .returning('id')
      .executeTakeFirst()
    if (!invitation) throw refuse('not-found')
    await emitEvent(transaction, {
      type: 'memberInvited',
      entity: 'company_invitation',
      entityId: invitation.id,
    })
    return { invitationId: invitation.id }
  },
})
