import { credentialsForm } from '@questboard/domain'
import { checkCurrentPassword } from '../accounts/currentPassword.ts'
import { defineAction, signedIn } from '../lib/action.ts'

/** A changed address has to be verified again: the table sees to that, and to the event. */
export const changeCredentials = defineAction({
  input: credentialsForm,
  async handle(call) {
    const { input, transaction } = call
    const { userId } = signedIn(call)
    await checkCurrentPassword(call, userId, input.currentPassword)
    await transaction
      .updateTable('user')
      .set({ username: input.username, email: input.email })
      .where('id', '=', userId)
      .execute()
    return { userId }
  },
})
