import { registerCompanyForm } from '@questboard/domain'
import { z } from 'zod'
import { createAccount, rationVisitors } from '../accounts/createAccount.ts'
import { defineAction } from '../lib/action.ts'

export const registerCompany = defineAction({
  input: registerCompanyForm.extend({ botCheckToken: z.string().nullish() }),
  prepare: (call) => rationVisitors(call, call.input.botCheckToken),
  async handle({ input, transaction }) {
    const userId = await createAccount(transaction, { ...input, userType: 'Company', emailVerified: false })
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
