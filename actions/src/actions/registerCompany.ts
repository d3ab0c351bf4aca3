import { registerCompanyForm } from '@questboard/domain'
import { createAccount } from '@questboard/moves'
import { z } from 'zod'
import { admitRegistration } from '../accounts/guardVisitors.ts'
import { defineAction } from '../lib/action.ts'
import { granted } from '../lib/actionError.ts'

export const registerCompany = defineAction('registerCompany', {
  who: 'visitor',
  repeatable: 'A username and an email address can be registered once',
  input: registerCompanyForm.extend({ botCheckToken: z.string().nullish() }),
  prepare: admitRegistration,
  async handle({ input, transaction }, { passwordHash }) {
    const account = { ...input, passwordHash, userType: 'Company', emailVerified: false } as const
    const { userId } = granted(await createAccount(transaction, account))
    const { id: companyId } = await transaction
      .insertInto('company')
      .values({ name: input.companyName, type: input.companyType, website: input.companyWebsite })
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('company_settings')
      .values({ company_id: companyId, email: input.email, billing_email: input.email })
      .execute()
    await transaction
      .insertInto('company_member')
      .values({ company_id: companyId, user_id: userId, is_owner: true })
      .execute()
    return { userId, companyId }
  },
})
