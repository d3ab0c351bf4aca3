import { createToken, emitEvent, hashToken } from '@questboard/database'
import { memberInvitationForm } from '@questboard/domain'
import { type ActionRequest, companyOwner, defineAction, ration, refuse } from '../lib/action.ts'

/** Each is a mail with words of the company's choice to an address that nobody has proven. */
const INVITATIONS = { tries: 50, seconds: 24 * 60 * 60 }
/** Nobody has looked at these companies yet. */
const INVITATIONS_UNVERIFIED = { tries: 5, seconds: 24 * 60 * 60 }

/** Sending one again is a mail as well. */
export const rationInvitations = async (call: ActionRequest<unknown>): Promise<void> => {
  const { companyId } = companyOwner(call)
  const company = await call.services.database
    .selectFrom('company')
    .select('is_verified')
    .where('id', '=', companyId)
    .executeTakeFirst()
  await ration(
    call,
    `member-invites:${companyId}`,
    company?.is_verified ? INVITATIONS : INVITATIONS_UNVERIFIED,
  )
}

export const inviteMember = defineAction({
  input: memberInvitationForm,
  prepare: rationInvitations,
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
