import { emitEvent } from '@questboard/database'
import { deleteAccountForm } from '@questboard/domain'
import { erasePerson } from '@questboard/moves'
import { checkCurrentPassword } from '../accounts/currentPassword.ts'
import { defineAction } from '../lib/action.ts'
import { made } from '../lib/actionError.ts'

export const deleteAccount = defineAction('deleteAccount', {
  who: 'signedIn',
  input: deleteAccountForm,
  async handle(call) {
    const { input, transaction } = call
    const { userId } = call.person
    await checkCurrentPassword(call, userId, input.currentPassword)
    const account = await transaction
      .selectFrom('user')
      .select(['id as user_id', 'email', 'display_name'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    made(await erasePerson(transaction, userId))
    // The last mail goes to the address that we have just forgotten.
    await transaction.insertInto('farewell').values(account).execute()
    await emitEvent(transaction, { type: 'accountDeleted', entity: 'user', entityId: userId })
    return { userId }
  },
})
