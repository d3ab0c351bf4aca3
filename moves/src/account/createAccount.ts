import { type DatabaseTransaction, emitEvent } from '@questboard/database'
import type { Refused } from '@questboard/domain'

type NewAccount = {
  readonly username: string
  readonly email: string
  /** The hash is made before the transaction, because hashing is slow. */
  readonly passwordHash: string
  readonly userType: 'Company' | 'User'
  readonly emailVerified: boolean
}

type Created = { readonly ok: true; readonly userId: string } | Refused

export const createAccount = async (
  transaction: DatabaseTransaction,
  account: NewAccount,
): Promise<Created> => {
  const displayName = await freeDisplayName(transaction, account.username)
  if (displayName === null) return { ok: false, code: '1006', field: 'username' }
  const now = new Date()
  const { id } = await transaction
    .insertInto('user')
    .values({
      username: account.username,
      display_name: displayName,
      email: account.email,
      user_type: account.userType,
      terms_accepted_at: now,
      email_verified_at: account.emailVerified ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('credential')
    .values({ user_id: id, password_hash: account.passwordHash })
    .execute()
  await emitEvent(transaction, {
    type: 'userRegistered',
    entity: 'user',
    entityId: id,
    payload: { email_verified: account.emailVerified },
  })
  return { ok: true, userId: id }
}

/** Registration asks only for a username. The display name is the same at first and can be changed in the settings. */
const freeDisplayName = async (
  transaction: DatabaseTransaction,
  username: string,
): Promise<string | null> => {
  for (let suffix = 0; suffix < 1000; suffix += 1) {
    const name = suffix === 0 ? username : `${username}${suffix}`
    const taken = await transaction
      .selectFrom('user')
      .select('id')
      .where('display_name', '=', name)
      .executeTakeFirst()
    if (!taken) return name
  }
  return null
}
