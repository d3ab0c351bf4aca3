import { emitEvent, hashToken } from '@questboard/database'
import { joinCompanyForm } from '@questboard/domain'
import { createAccount } from '@questboard/moves'
import { z } from 'zod'
import { guardRegistration } from '../accounts/guardVisitors.ts'
import { defineAction } from '../lib/action.ts'
import { granted, refuse } from '../lib/actionError.ts'

/** The link came to the invited mailbox, so the address needs no further proof. */
export const joinCompany = defineAction('joinCompany', {
  who: 'visitor',
  input: joinCompanyForm.extend({ botCheckToken: z.string().nullish() }),
  prepare: guardRegistration,
  async handle({ input, transaction }) {
    const invitation = await transaction
      .deleteFrom('company_invitation')
      .where('token_hash', '=', hashToken(input.token))
      .where('status', '=', 'pending')
      .where('expires_at', '>', new Date())
      .returning(['id', 'company_id', 'email', 'title', 'is_owner'])
      .executeTakeFirst()
    if (!invitation) throw refuse('invitation-invalid')
    const { id, company_id, email, title, is_owner } = invitation
    const account = { ...input, email, userType: 'Company', emailVerified: true } as const
    const { userId } = granted(await createAccount(transaction, account))
    await transaction
      .insertInto('company_member')
      .values({ company_id, user_id: userId, title, is_owner })
      .execute()
    await emitEvent(transaction, { type: 'memberJoined', entity: 'company_invitation', entityId: id })
    return { userId, companyId: company_id }
  },
})
