import { emitEvent } from '@questboard/database'
import { changePasswordForm } from '@questboard/domain'
import { checkCurrentPassword } from '../accounts/currentPassword.ts'
import { hashPassword } from '../auth/passwords.ts'
import { defineAction, signedIn } from '../lib/action.ts'

/** All other devices are signed out. */
export const changePassword = defineAction({
  input: changePasswordForm,
  async handle(call) {
    const { input, transaction } = call
    const { userId, sessionId } = signedIn(call)
    await checkCurrentPassword(call, userId, input.currentPassword)
    await transaction
      .updateTable('credential')
      .set({ password_hash: await hashPassword(input.newPassword), changed_at: new Date() })
      .where('user_id', '=', userId)
      .execute()
    await transaction
      .deleteFrom('session')
      .where('user_id', '=', userId)
      .where('id', 'is distinct from', sessionId)
      .execute()
    await emitEvent(transaction, { type: 'passwordChanged', entity: 'user', entityId: userId })
    return { userId }
  },
})
