import { hashToken } from '@questboard/database'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'

/** What the join page shows before anything is typed. The token in the link is the permission. */
export const companyInvitation = defineAction('companyInvitation', {
  who: 'anyone',
  input: z.object({ token: z.string() }),
  async handle({ input, transaction }) {
    const found = await transaction
      .selectFrom('company_invitation')
      .innerJoin('company', 'company.id', 'company_invitation.company_id')
      .select(['company.name', 'company_invitation.email'])
      .where('token_hash', '=', hashToken(input.token))
      .where('status', '=', 'pending')
      .where('expires_at', '>', new Date())
      .executeTakeFirst()
    if (!found) throw refuse('invitation-invalid')
    return { companyName: found.name, email: found.email }
  },
})
