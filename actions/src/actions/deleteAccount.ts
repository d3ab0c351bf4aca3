import { type DatabaseTransaction, emitEvent } from '@questboard/database'
import { deleteAccountForm } from '@questboard/domain'
import { erasePerson } from '@questboard/moves'
import { holdPassword, proveCurrentPassword } from '../accounts/currentPassword.ts'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'

/**
 * Locks the membership before the account, because removing a person from a company locks in the same order.
 */
const holdAccount = async (transaction: DatabaseTransaction, userId: string) => {
  await transaction
    .selectFrom('company_member')
    .select('user_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .execute()
  return transaction
    .selectFrom('user')
    .select(['id as user_id', 'email', 'display_name'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export const deleteAccount = defineAction('deleteAccount', {
  who: 'signedIn',
  repeatable: 'A deleted account cannot be deleted again',
  input: deleteAccountForm,
  prepare: ({ services, person, input }) =>
    proveCurrentPassword(services, person.userId, input.currentPassword),
  async handle(call, proven) {
    const { transaction } = call
    const { userId } = call.person
    const account = await holdAccount(transaction, userId)
    await holdPassword(transaction, proven)
    unwrap(await erasePerson(transaction, userId))
    // The last mail still needs the email address, which was just erased.
    await transaction.insertInto('farewell').values(account).execute()
    await emitEvent(transaction, { type: 'accountDeleted', entity: 'user', entityId: userId })
    return { userId }
  },
})
