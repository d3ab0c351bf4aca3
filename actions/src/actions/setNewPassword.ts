import { emitEvent } from '@questboard/database'
import { newPassword } from '@questboard/domain'
import { accountKey, hashPassword, LOCK_SECONDS, spendToken } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { granted } from '../lib/actionError.ts'

/**
 * Whoever else is signed in to the account is signed out, and the lock of wrong passwords ends: the mailbox has proven the
 * owner. A lock that an admin set is longer, and stays.
 */
export const setNewPassword = defineAction('setNewPassword', {
  who: 'anyone',
  input: z.object({ token: z.string().min(1), password: newPassword }),
  async handle({ input, transaction }) {
    const { userId, email } = granted(await spendToken(transaction, 'reset_password', input.token))
    const password_hash = await hashPassword(input.password)
    const changed_at = new Date()
    await transaction
      .insertInto('credential')
      .values({ user_id: userId, password_hash, changed_at })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ password_hash, changed_at }))
      .execute()
    await transaction
      .updateTable('user')
      .set({ locked_until: null })
      .where('id', '=', userId)
      .where('locked_until', '<=', new Date(changed_at.getTime() + LOCK_SECONDS * 1000))
      .execute()
    await transaction
      .updateTable('user')
      .set({ email_verified_at: changed_at })
      .where('id', '=', userId)
      .where('email', '=', email)
      .where('email_verified_at', 'is', null)
      .execute()
    await transaction.deleteFrom('session').where('user_id', '=', userId).execute()
    // On this connection: lifting a lock has forgiven them in this very transaction, which another one would wait for.
    await transaction.deleteFrom('rate_limit').where('key', '=', accountKey(userId)).execute()
    await emitEvent(transaction, { type: 'passwordChanged', entity: 'user', entityId: userId })
    return { userId }
  },
})
