import { type DatabaseTransaction, emitEvent, hashToken } from '@questboard/database'
import { canJoinCompany, type Result, userTypes } from '@questboard/domain'
import { z } from 'zod'
import { refuse } from '../lib/actionError.ts'

type Invitation = {
  readonly id: string
  readonly company_id: string
  readonly email: string
  readonly title: string
  readonly is_owner: boolean
}

/** Marks the invitation as used. Concurrent requests to use or withdraw it wait, and then find no open invitation. */
export const takeMemberInvitation = async (
  transaction: DatabaseTransaction,
  token: string,
): Promise<Invitation> => {
  const invitation = await transaction
    .deleteFrom('company_invitation')
    .where('token_hash', '=', hashToken(token))
    .where('status', '=', 'pending')
    .where('expires_at', '>', new Date())
    .returning(['id', 'company_id', 'email', 'title', 'is_owner'])
    .executeTakeFirst()
  if (!invitation) throw refuse('invitation-invalid')
  return invitation
}

export const addMember = async (
  transaction: DatabaseTransaction,
  userId: string,
  { id, company_id, title, is_owner }: Invitation,
): Promise<void> => {
  await transaction
    .insertInto('company_member')
    .values({ company_id, user_id: userId, title, is_owner })
    .execute()
  await emitEvent(transaction, {
    type: 'memberJoined',
    entity: 'company_invitation',
    entityId: id,
    payload: { user_id: userId },
  })
}

/** Checks that an existing account can join. Called when the page opens and when the person joins. */
export const judgeInvited = async (
  transaction: DatabaseTransaction,
  userId: string,
  email: string,
): Promise<Result> => {
  const account = await transaction
    .selectFrom('user')
    .select(['user_type', 'active'])
    .select(({ eb, exists, selectFrom }) => [
      eb('email', '=', email).as('isAddressee'),
      exists(selectFrom('user_connection').select('id').whereRef('user_id', '=', 'user.id')).as(
        'hasChannels',
      ),
    ])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!account?.active) return { ok: false, code: '1203' }
  return canJoinCompany({
    userType: z.enum(userTypes).parse(account.user_type),
    isAddressee: account.isAddressee === true,
    hasChannels: account.hasChannels === true,
  })
}
