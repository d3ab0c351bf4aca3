import { hashToken } from '@questboard/database'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'

/** The data for the page of a mailed invitation, shown before sign-in. The link's token grants access. */
export const mailedInvitation = defineAction('mailedInvitation', {
  who: 'anyone',
  input: z.object({ token: z.string() }),
  async handle({ input, transaction }) {
    const found = await transaction
      .selectFrom('invitation')
      .innerJoin('activation', 'activation.id', 'invitation.activation_id')
      .innerJoin('company', 'company.id', 'invitation.company_id')
      .select(['activation.id', 'activation.kind', 'activation.name', 'company.name as company_name'])
      .select(['invitation.message', 'invitation.deadline_at'])
      .where('token_hash', '=', hashToken(input.token))
      .where('invitation.status', '=', 'PENDING')
      .executeTakeFirst()
    if (!found) throw refuse('invitation-invalid')
    return {
      companyName: found.company_name,
      activationId: found.id,
      activationKind: found.kind,
      activationName: found.name,
      message: found.message,
      deadline: found.deadline_at?.toISOString() ?? null,
    }
  },
})
