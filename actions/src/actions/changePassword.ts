import { emitEvent } from '@questboard/database'
import { changePasswordForm } from '@questboard/domain'
import { hashPassword } from '@questboard/moves'
import { checkCurrentPassword } from '../accounts/currentPassword.ts'
import { defineAction } from '../lib/action.ts'

/** All other devices are signed out, and a link for a new password that is on its way opens nothing any more. */
export const changePassword = defineAction('changePassword', {
  who: 'signedIn',
  input: changePasswordForm,
  async handle(call) {
    const { input, transaction } = call
    const { userId, sessionId } = call.person
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
    await transaction
      .updateTable('verification_token')
      .set({ expired_at: new Date() })
      .where('user_id', '=', userId)
      .where('kind', '=', 'reset_password')
      .where('used_at', 'is', null)
      .where('expired_at', 'is', null)
      .execute()
    await emitEvent(transaction, { type: 'passwordChanged', entity: 'user', entityId: userId })
    return { userId }
  },
})
