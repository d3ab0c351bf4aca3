import { type Database, type DatabaseTransaction, hashToken } from '@questboard/database'
import { type Refused, refused } from '@questboard/domain'

type Spent = { readonly ok: true; readonly userId: string; readonly email: string } | Refused

/**
 * The user whose email address this link verified, if they still have that address. Only a person who has the link or
 * reads their mail could have verified it.
 */
export const findVerifiedBy = async (
  transaction: DatabaseTransaction,
  token: string,
): Promise<string | undefined> => {
  const found = await transaction
    .selectFrom('verification_token')
    .innerJoin('user', 'user.id', 'verification_token.user_id')
    .whereRef('user.email', '=', 'verification_token.email')
    .where('user.deleted_at', 'is', null)
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', 'verify_email')
    .where('used_at', 'is not', null)
    .where('user.email_verified_at', 'is not', null)
    .select('user_id')
    .executeTakeFirst()
  return found?.user_id
}

/**
 * The account whose password a link can change now. Does not use up the link. This check avoids hashing a password for
 * an invalid link.
 */
export const findResetAccount = async (database: Database, token: string): Promise<string | undefined> => {
  const found = await database
    .selectFrom('verification_token')
    .innerJoin('user', (join) =>
      join
        .onRef('user.id', '=', 'verification_token.user_id')
        .onRef('user.email', '=', 'verification_token.email'),
    )
    .select('user_id')
    .where('user.deleted_at', 'is', null)
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', 'reset_password')
    .where('used_at', 'is', null)
    .where('expired_at', 'is', null)
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  return found?.user_id
}

/**
 * Uses a link from a mail. The link works once, before it expires, and only for the email address it was sent to,
 * because a user who changed the address may have lost the mailbox. A new address is confirmed only by its own link.
 * Every other case is error 1101.
 */
export const spendToken = async (
  transaction: DatabaseTransaction,
  kind: 'verify_email' | 'reset_password',
  token: string,
): Promise<Spent> => {
  const spent = await transaction
    .updateTable('verification_token')
    .from('user')
    .set({ used_at: new Date() })
    .whereRef('user.id', '=', 'verification_token.user_id')
    .where(({ and, or, eb, ref }) =>
      or([
        eb('user.email', '=', ref('verification_token.email')),
        and([
          eb('kind', '=', 'verify_email'),
          eb('user.pending_email', '=', ref('verification_token.email')),
        ]),
      ]),
    )
    .where('user.deleted_at', 'is', null)
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expired_at', 'is', null)
    .where('expires_at', '>', new Date())
    .returning(['user_id', 'verification_token.email'])
    .executeTakeFirst()
  if (!spent) return refused('1101')
  return { ok: true, userId: spent.user_id, email: spent.email }
}
