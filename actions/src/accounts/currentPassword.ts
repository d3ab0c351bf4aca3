import type { DatabaseTransaction } from '@questboard/database'
import { verifyPassword } from '@questboard/moves'
import { refuse } from '../lib/actionError.ts'
import type { Services } from '../services.ts'

const TRIES = { tries: 10, seconds: 15 * 60 }

/** The stored hash that matched the current password that the person entered. */
export type ProvenPassword = { readonly userId: string; readonly passwordHash: string }

const wrong = () => refuse('1202', 'currentPassword')

/**
 * Some changes require the current password, because another person can have access to a browser that is still signed
 * in. Verifying a password is slow, so it happens before the transaction. The transaction then calls `holdPassword`.
 */
export const proveCurrentPassword = async (
  { database, rateLimit }: Services,
  userId: string,
  password: string,
): Promise<ProvenPassword> => {
  const key = `current-password:${userId}`
  const { allowed } = await rateLimit.count(key, TRIES)
  if (!allowed) throw refuse('1206', 'currentPassword')
  const stored = await database
    .selectFrom('credential')
    .select('password_hash')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const passwordHash = stored?.password_hash ?? null
  const isRight = await verifyPassword(password, passwordHash)
  if (passwordHash === null || !isRight) throw wrong()
  await rateLimit.forgive(key)
  return { userId, passwordHash }
}

/**
 * Throws an error if the password has changed since we verified it. Otherwise keeps the password from changing until
 * the transaction ends. Locks the account first, as a sign-in does.
 */
export const holdPassword = async (
  transaction: DatabaseTransaction,
  { userId, passwordHash }: ProvenPassword,
): Promise<void> => {
  await transaction.selectFrom('user').select('id').where('id', '=', userId).forUpdate().execute()
  const held = await transaction
    .selectFrom('credential')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw wrong()
}
