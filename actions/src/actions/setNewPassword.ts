import { type DatabaseTransaction, emitEvent } from '@questboard/database'
import { newPassword } from '@questboard/domain'
import { findResetAccount, guessKeys, hashPassword, LOCK_SECONDS, spendToken } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { granted, refuse } from '../lib/actionError.ts'

/**
 * Using the mailed link proves that the mailbox belongs to the person. So the email address counts as verified, and a
 * lock after wrong passwords ends. An admin's lock stays. A new address that was requested with the old password is
 * dropped.
 */
const trustMailbox = async (
  transaction: DatabaseTransaction,
  { userId, email }: { readonly userId: string; readonly email: string },
  now: Date,
): Promise<void> => {
  await transaction
    .updateTable('user')
    .set({ locked_until: null })
    .where('id', '=', userId)
    .where('locked_until', '<=', new Date(now.getTime() + LOCK_SECONDS * 1000))
    .execute()
  await transaction
    .updateTable('user')
    .set({ pending_email: null })
    .where('id', '=', userId)
    .where('pending_email', 'is not', null)
    .execute()
  await transaction
    .updateTable('user')
    .set({ email_verified_at: now })
    .where('id', '=', userId)
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .execute()
}

/** Ends every session of the account, including one that a sign-in with the old password is about to start. */
export const setNewPassword = defineAction('setNewPassword', {
  who: 'anyone',
  repeatable: 'The link can be used once',
  input: z.object({ token: z.string().min(1), password: newPassword }),
  async prepare({ input, services }) {
    const userId = await findResetAccount(services.database, input.token)
    if (userId === undefined) throw refuse('1101')
    return { userId, password_hash: await hashPassword(input.password) }
  },
  async handle({ input, transaction }, { userId, password_hash }) {
    // Sign-in and deletion also lock the account first and then its password and links.
    await transaction.selectFrom('user').select('id').where('id', '=', userId).forUpdate().execute()
    const { email } = granted(await spendToken(transaction, 'reset_password', input.token))
    const changed_at = new Date()
    await transaction
      .insertInto('credential')
      .values({ user_id: userId, password_hash, changed_at })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ password_hash, changed_at }))
      .execute()
    await trustMailbox(transaction, { userId, email }, changed_at)
    await transaction.deleteFrom('session').where('user_id', '=', userId).execute()
    // Uses the transaction's connection, because the transaction has already locked these rows. Another connection
    // would wait for that lock.
    await transaction.deleteFrom('rate_limit').where('key', 'in', guessKeys(userId)).execute()
    await emitEvent(transaction, { type: 'passwordChanged', entity: 'user', entityId: userId })
    return { userId }
  },
})
