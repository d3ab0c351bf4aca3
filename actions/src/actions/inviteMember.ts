import { createToken, emitEvent, hashToken } from '@questboard/database'
import { memberInvitationForm } from '@questboard/domain'
import { rationInvitations } from '../accounts/rationInvitations.ts'
import { defineAction } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'

export const inviteMember = defineAction('inviteMember', {
  who: 'companyOwner',
  idempotent: true,
  input: memberInvitationForm,
  prepare: rationInvitations,
  async handle(call) {
    const { input, transaction } = call
    const owner = call.person
    // Does not reveal whether an account exists. A person who has an account learns from the link whether they can
    // join.
    const colleague = await transaction
      .selectFrom('company_member')
      .innerJoin('user', 'user.id', 'user_id')
      .select('user_id')
      .where('company_id', '=', owner.companyId)
      .where('email', '=', input.email)
      .executeTakeFirst()
    if (colleague) throw refuse('member-exists', 'email')
    const { id } = await transaction
      .insertInto('company_invitation')
      .values({
        company_id: owner.companyId,
        email: input.email,
        title: input.title,
        is_owner: input.isOwner,
        invited_by: owner.userId,
        // The real token is created only when the mail is sent, so that it is never stored.
        token_hash: hashToken(createToken()),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await emitEvent(transaction, { type: 'memberInvited', entity: 'company_invitation', entityId: id })
    return { invitationId: id }
  },
})
