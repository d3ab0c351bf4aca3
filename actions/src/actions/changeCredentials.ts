import { credentialsForm } from '@questboard/domain'
import { checkCurrentPassword } from '../accounts/currentPassword.ts'
import { defineAction } from '../lib/action.ts'
import { ration } from '../lib/ration.ts'

/** Each is a mail to an address that nobody has proven. */
const ADDRESSES = { tries: 5, seconds: 60 * 60 }

/** A changed address has to be verified again: the table sees to that, and to the event. */
export const changeCredentials = defineAction('changeCredentials', {
  who: 'signedIn',
  input: credentialsForm,
  async handle(call) {
    const { input, transaction } = call
    const { userId } = call.person
    await checkCurrentPassword(call, userId, input.currentPassword)
    const moves = await transaction
      .selectFrom('user')
      .select('id')
      .where('id', '=', userId)
      .where('email', '<>', input.email)
      .executeTakeFirst()
    if (moves) await ration(call, `new-address:${userId}`, ADDRESSES)
    await transaction
      .updateTable('user')
      .set({ username: input.username, email: input.email })
      .where('id', '=', userId)
      .execute()
    return { userId }
  },
})
