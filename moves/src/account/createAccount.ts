import { type DatabaseTransaction, emitEvent } from '@questboard/database'
import type { Refused } from '@questboard/domain'
import { sql } from 'kysely'

type NewAccount = {
  readonly username: string
  readonly email: string
  /** The hash is made before the transaction, because hashing is slow. */
  readonly passwordHash: string
  readonly userType: 'Company' | 'User'
  readonly emailVerified: boolean
}

type Created = { readonly ok: true; readonly userId: string } | Refused

/** Registrations at the same time can take a name that was free a moment ago. */
const MOST_ATTEMPTS = 20

export const createAccount = async (
  transaction: DatabaseTransaction,
  account: NewAccount,
): Promise<Created> => {
  const id = await insertUser(transaction, account)
  if (id === null) return { ok: false, code: '1006', field: 'username' }
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

/** Inserts the account with a free display name. Returns null if no display name is free. */
const insertUser = async (transaction: DatabaseTransaction, account: NewAccount): Promise<string | null> => {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const displayName = await freeDisplayName(transaction, account.username)
    if (displayName === null) return null
    const now = new Date()
    const inserted = await transaction
      .insertInto('user')
      .values({
        username: account.username,
        display_name: displayName,
        email: account.email,
        user_type: account.userType,
        terms_accepted_at: now,
        email_verified_at: account.emailVerified ? now : null,
      })
      .onConflict((conflict) => conflict.constraint('user_display_name_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted) return inserted.id
  }
  return null
}

/** Registration asks only for a username. The display name is the same at first and can be changed in the settings. */
const freeDisplayName = async (
  transaction: DatabaseTransaction,
  username: string,
): Promise<string | null> => {
  const { rows } = await sql<{ name: string }>`
    select candidate.name
      from generate_series(0, 999) as suffix
     cross join lateral (select ${username}::text || case suffix when 0 then '' else suffix::text end as name) as candidate
     where not exists (select from "user" where display_name = candidate.name::citext)
     order by suffix limit 1`.execute(transaction)
  return rows[0]?.name ?? null
}
