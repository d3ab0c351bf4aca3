import { type DatabaseTransaction, emitEvent } from '@questboard/database'
import { leaveMarket } from '@questboard/moves'
import { z } from 'zod'
import { addMember, judgeInvited, takeMemberInvitation } from '../accounts/memberInvitation.ts'
import { defineAction } from '../lib/action.ts'
import { granted, refuse } from '../lib/actionError.ts'

/** Locks the person's access request and then the account, so that a concurrent deletion of the account waits. */
const holdAccount = async (transaction: DatabaseTransaction, userId: string): Promise<void> => {
  // Locks in the same order as an admin who grants the request: first the request, then the account.
  await transaction
    .deleteFrom('creator_access')
    .where('creator_id', '=', userId)
    .where('status', '=', 'pending')
    .execute()
  await transaction.selectFrom('user').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** The link was mailed to this account, so opening it proves that the email address is theirs. */
const proveAddress = async (transaction: DatabaseTransaction, userId: string): Promise<void> => {
  const proven = await transaction
    .updateTable('user')
    .set({ email_verified_at: new Date() })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (proven) await emitEvent(transaction, { type: 'emailVerified', entity: 'user', entityId: userId })
}

/** Adds the owner of an existing account to the company. `joinCompany` creates a new account. */
export const acceptMemberInvite = defineAction('acceptMemberInvite', {
  who: 'signedIn',
  idempotent: true,
  input: z.object({ token: z.string() }),
  async handle({ input, person: { userId }, transaction }) {
    await holdAccount(transaction, userId)
    const invitation = await takeMemberInvitation(transaction, input.token)
    granted(await judgeInvited(transaction, userId, invitation.email))
    await proveAddress(transaction, userId)
    // Company accounts do not participate as creators, so the person's open invitations are declined.
    if (!(await leaveMarket(transaction, userId)).ok) throw refuse('invitation-creator')
    await transaction.updateTable('user').set({ user_type: 'Company' }).where('id', '=', userId).execute()
    await addMember(transaction, userId, invitation)
    return { userId, companyId: invitation.company_id }
  },
})
