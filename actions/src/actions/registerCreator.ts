import { registerCreatorForm } from '@questboard/domain'
import { z } from 'zod'
import { createAccount, rationVisitors } from '../accounts/createAccount.ts'
import { defineAction } from '../lib/action.ts'

/** The account starts as a User: creator access is granted once a channel is verified and the request approved (spec §6). */
export const registerCreator = defineAction({
  input: registerCreatorForm.extend({ botCheckToken: z.string().nullish() }),
  prepare: (call) => rationVisitors(call, call.input.botCheckToken),
  async handle({ input, transaction }) {
    const userId = await createAccount(transaction, { ...input, userType: 'User', emailVerified: false })
    await transaction.insertInto('creator').values({ id: userId }).execute()
    return { userId }
  },
})
