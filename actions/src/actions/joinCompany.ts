import { joinCompanyForm } from '@questboard/domain'
import { createAccount } from '@questboard/moves'
import { z } from 'zod'
import { admitRegistration } from '../accounts/guardVisitors.ts'
import { addMember, takeMemberInvitation } from '../accounts/memberInvitation.ts'
import { defineAction } from '../lib/action.ts'
import { granted } from '../lib/actionError.ts'

/** The link was mailed to the invited address, so the address counts as verified. */
export const joinCompany = defineAction('joinCompany', {
  who: 'visitor',
  repeatable:
    'Creating the account uses up the link, and before that no one is signed in who could own a key',
  input: joinCompanyForm.extend({ botCheckToken: z.string().nullish() }),
  prepare: admitRegistration,
  async handle({ input, transaction }, { passwordHash }) {
    const invitation = await takeMemberInvitation(transaction, input.token)
    const { email, company_id: companyId } = invitation
    const account = { ...input, passwordHash, email, userType: 'Company', emailVerified: true } as const
    const { userId } = granted(await createAccount(transaction, account))
    await addMember(transaction, userId, invitation)
    return { userId, companyId }
  },
})
