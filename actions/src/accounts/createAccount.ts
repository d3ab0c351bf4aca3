import { type DatabaseTransaction, emitEvent } from '@questboard/database'
import { hashPassword } from '../auth/passwords.ts'
import { type ActionRequest, ration, refuse } from '../lib/action.ts'
import { addressGroup } from '../lib/addressGroup.ts'
import { checkPerson } from './checkPerson.ts'

const REGISTRATIONS = { tries: 30, seconds: 60 * 60 }

/** Guards the forms that anyone may send. */
export const rationVisitors = async (
  call: ActionRequest<unknown>,
  botCheckToken: string | null | undefined,
): Promise<void> => {
  await checkPerson(call.services, botCheckToken, call.ip)
  await ration(call, `register:${addressGroup(call.ip)}`, REGISTRATIONS)
}

type NewAccount = {
  readonly username: string
  readonly email: string
  readonly password: string
  readonly userType: 'Company' | 'User'
  readonly emailVerified: boolean
}

export const createAccount = async (
  transaction: DatabaseTransaction,
  account: NewAccount,
): Promise<string> => {
  const now = new Date()
  const { id } = await transaction
    .insertInto('user')
    .values({
      username: account.username,
      display_name: await freeDisplayName(transaction, account.username),
      email: account.email,
      user_type: account.userType,
      terms_accepted_at: now,
      email_verified_at: account.emailVerified ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('credential')
    .values({ user_id: id, password_hash: await hashPassword(account.password) })
    .execute()
  await emitEvent(transaction, {
    type: 'userRegistered',
    entity: 'user',
    entityId: id,
    payload: { email_verified: account.emailVerified },
  })
  return id
}

/** Registering asks for a username only; the name that others see starts out the same, and can be changed in the settings. */
const freeDisplayName = async (transaction: DatabaseTransaction, username: string): Promise<string> => {
  for (let suffix = 0; suffix < 1000; suffix += 1) {
    const name = suffix === 0 ? username : `${username}${suffix}`
    const taken = await transaction
      .selectFrom('user')
      .select('id')
      .where('display_name', '=', name)
      .executeTakeFirst()
    if (!taken) return name
  }
  throw refuse('1006', 'username')
}
