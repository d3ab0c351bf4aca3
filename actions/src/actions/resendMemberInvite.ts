import { createToken, emitEvent, hashToken } from '@questboard/database'
import { linkLifetime } from '@questboard/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import { rationInvitations } from '../accounts/rationInvitations.ts'
import { defineAction } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'
import { ration } from '../lib/ration.ts'

const RESENDS = { tries: 5, seconds: 24 * 60 * 60 }

/** The link of the earlier mail stops working. */
export const resendMemberInvite = defineAction('resendMemberInvite', {
  who: 'companyOwner',
  idempotent: true,
  input: z.object({ invitationId: z.guid() }),
  async prepare(call) {
    await ration(call, `member-invite:${call.person.companyId}:${call.input.invitationId}`, RESENDS)
    await rationInvitations(call)
  },
  async handle(call) {
    const { input, transaction } = call
    const owner = call.person
    const invitation = await transaction
      .updateTable('company_invitation')
      .set({
        status: 'pending',
        token_hash: hashToken(createToken()),
        // Else one that has expired would do so again before its mail is out, which counts the days anew.
        expires_at: sql`now() + make_interval(days => ${sql.lit(linkLifetime.companyInvitationDays)})`,
      })
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
