import { emitEvent } from '@questboard/database'
import { deleteAccountForm } from '@questboard/domain'
import { checkCurrentPassword } from '../accounts/currentPassword.ts'
import { defineAction, signedIn } from '../lib/action.ts'

/** What identified the person is blanked; what others need (ledger, runs, audit) stays under an empty name. */
export const deleteAccount = defineAction({
  input: deleteAccountForm,
  async handle(call) {
    const { input, transaction } = call
    const { userId } = signedIn(call)
    await checkCurrentPassword(call, userId, input.currentPassword)
    const account = await transaction
      .selectFrom('user')
      .select(['email', 'display_name'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const name = `deleted${userId.replaceAll('-', '').slice(0, 17)}`
    await transaction
      .updateTable('user')
      .set({
        username: name,
        display_name: name,
        email: `${userId}@deleted.invalid`,
        email_verified_at: null,
        active: false,
        deleted_at: new Date(),
        picture_url: null,
        description: '',
      })
      .where('id', '=', userId)
      .execute()
    await transaction.deleteFrom('creator_page').where('creator_id', '=', userId).execute()
    await transaction.deleteFrom('company_member').where('user_id', '=', userId).execute()
    for (const table of [
      'user_connection',
      'credential',
      'session',
      'device',
      'verification_token',
      'address',
    ] as const)
      await transaction.deleteFrom(table).where('user_id', '=', userId).execute()
    await emitEvent(transaction, {
      type: 'accountDeleted',
      entity: 'user',
      entityId: userId,
      payload: { email: account.email, display_name: account.display_name },
    })
    return { userId }
  },
})
