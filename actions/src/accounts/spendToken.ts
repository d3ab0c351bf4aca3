import type { DatabaseTransaction } from '@questboard/database'
import { refuse } from '../lib/action.ts'
import { hashToken } from '../lib/tokens.ts'

/** A link from a mail: works once, before it expires. Everything else about it is 1101. */
export const spendToken = async (
  transaction: DatabaseTransaction,
  kind: 'verify_email' | 'reset_password',
  token: string,
): Promise<{ id: string; userId: string; email: string }> => {
  const spent = await transaction
    .updateTable('verification_token')
    .set({ used_at: new Date() })
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expired_at', 'is', null)
    .where('expires_at', '>', new Date())
    .returning(['id', 'user_id', 'email'])
    .executeTakeFirst()
  if (!spent) throw refuse('1101')
  return { id: spent.id, userId: spent.user_id, email: spent.email }
}
