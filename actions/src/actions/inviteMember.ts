import { createToken, emitEvent, hashToken } from '@questboard/database'
import { memberInvitationForm } from '@questboard/domain'
import { companyOwner, defineAction, ration, refuse } from '../lib/action.ts'

/** Each is a mail with words of the company's choice to an address that nobody has proven. */
const INVITATIONS = { tries: 50, seconds: 24 * 60 * 60 }

export const inviteMember = defineAction({
  input: memberInvitationForm,
  prepare: (call) => ration(call, `member-invites:${companyOwner(call).companyId}`, INVITATIONS),
  async handle(call) {
    const { input, transaction } = call
    const owner = companyOwner(call)
    const taken = await transaction
      .selectFrom('user')
      .select('id')
      .where('email', '=', input.email)
      .executeTakeFirst()
    if (taken) throw refuse('1002', 'email')
    const { id } = await transaction
      .insertInto('company_invitation')
      .values({
        company_id: owner.companyId,
        email: input.email,
        title: input.title,
        is_owner: input.isOwner,
        invited_by: owner.userId,
        // The link's token is made when the mail is sent, so that it is written down nowhere.
        token_hash: hashToken(createToken()),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await emitEvent(transaction, { type: 'memberInvited', entity: 'company_invitation', entityId: id })
    return { invitationId: id }
  },
})
