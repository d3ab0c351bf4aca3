import { hashToken } from '@questboard/database'
import { z } from 'zod'
import { judgeInvited } from '../accounts/memberInvitation.ts'
import { defineAction } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'

/**
 * The data for the join page, shown before the person enters anything. The link's token grants access, because the link
 * was mailed to the invited address.
 */
export const companyInvitation = defineAction('companyInvitation', {
  who: 'anyone',
  input: z.object({ token: z.string() }),
  async handle({ input, person, transaction }) {
    const found = await transaction
      .selectFrom('company_invitation')
      .innerJoin('company', 'company.id', 'company_invitation.company_id')
      .leftJoin('user', 'user.email', 'company_invitation.email')
      .select(['company.name', 'company_invitation.email', 'user.id as account'])
      .where('token_hash', '=', hashToken(input.token))
      .where('status', '=', 'pending')
      .where('expires_at', '>', new Date())
      .executeTakeFirst()
    if (!found) throw refuse('invitation-invalid')
    const result = person ? await judgeInvited(transaction, person.userId, found.email) : null
    return {
      companyName: found.name,
      email: found.email,
      hasAccount: found.account !== null,
      refusal: result === null || result.ok ? null : result.code,
    }
  },
})
