import { emitEvent } from '@questboard/database'
import { changePasswordForm } from '@questboard/domain'
import { hashPassword } from '@questboard/moves'
import { holdPassword, proveCurrentPassword } from '../accounts/currentPassword.ts'
import { defineAction } from '../lib/action.ts'

/** Signs out all other devices and invalidates open reset links. */
export const changePassword = defineAction('changePassword', {
  who: 'signedIn',
  repeatable: 'The same password is set again',
  input: changePasswordForm,
  async prepare({ services, person, input }) {
    const proven = await proveCurrentPassword(services, person.userId, input.currentPassword)
    return { proven, passwordHash: await hashPassword(input.newPassword) }
  },
  async handle(call, { proven, passwordHash }) {
    const { transaction } = call
    const { userId, sessionId } = call.person
    await holdPassword(transaction, proven)
    await transaction
      .updateTable('credential')
      .set({ password_hash: passwordHash, changed_at: new Date() })
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
