import { registerCreatorForm } from '@questboard/domain'
import { createAccount } from '@questboard/moves'
import { z } from 'zod'
import { admitRegistration } from '../accounts/guardVisitors.ts'
import { keepWay } from '../accounts/keepWay.ts'
import { defineAction } from '../lib/action.ts'
import { granted } from '../lib/actionError.ts'

/** The account starts as a User. Creator access needs a verified channel and an approved request (rules §6). */
export const registerCreator = defineAction('registerCreator', {
  who: 'visitor',
  repeatable: 'A username and an email address can be registered once',
  input: registerCreatorForm.extend({
    /** The page that led the person to sign up. */
    way: z.string().nullish(),
    botCheckToken: z.string().nullish(),
  }),
  prepare: admitRegistration,
  async handle({ input, transaction, services }, { passwordHash }) {
    const account = { ...input, passwordHash, userType: 'User', emailVerified: false } as const
    const { userId } = granted(await createAccount(transaction, account))
    await transaction.insertInto('creator').values({ id: userId }).execute()
    await keepWay(transaction, userId, input.way, services.config.publicUrl)
    return { userId }
  },
})
