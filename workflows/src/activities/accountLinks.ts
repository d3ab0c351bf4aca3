import type { Database, DatabaseTransaction } from '@questboard/database'
import { linkLifetime } from '@questboard/domain'
import { createLinkToken, inHours } from './links.ts'

/** `linkId` is the id of the event that requested the link. */
export type LinkInput = { readonly userId: string; readonly linkId: string }
type LinkKind = 'verify_email' | 'reset_password' | 'personal_data'

const hoursOf: Readonly<Record<LinkKind, number>> = {
  verify_email: linkLifetime.verifyEmailHours,
  reset_password: linkLifetime.resetPasswordHours,
  personal_data: linkLifetime.personalDataHours,
}

/** Expires open links. The caller adds a condition that selects the links. */
const expireOpenLinks = (database: Database) =>
  database
    .updateTable('verification_token')
    .set({ expired_at: new Date() })
    .where('used_at', 'is', null)
    .where('expired_at', 'is', null)

export const expireLink = (database: Database, linkId: string) =>
  expireOpenLinks(database).where('id', '=', linkId).execute()

export const expireLinksOf = (database: Database, userId: string, kind: LinkKind) =>
  expireOpenLinks(database).where('user_id', '=', userId).where('kind', '=', kind).execute()

const expireOlderLinks = (database: Database, { userId, linkId }: LinkInput, kind: LinkKind) =>
  expireOpenLinks(database)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('id', '<>', linkId)
    .execute()

/**
 * True if the password was changed after the reset was requested, because the owner then needs no link. A lock waits
 * for a password change in progress. A later change waits for this link and then expires it.
 */
const isOutdated = async (
  transaction: DatabaseTransaction,
  { userId, linkId }: LinkInput,
): Promise<boolean> => {
  // Locks the account first, because a sign-in uses the same order.
  await transaction.selectFrom('user').select('id').where('id', '=', userId).forKeyShare().execute()
  await transaction
    .selectFrom('credential')
    .select('user_id')
    .where('user_id', '=', userId)
    .forShare()
    .execute()
  const newer = await transaction
    .selectFrom('credential')
    .innerJoin('domain_event', (join) => join.onRef('changed_at', '>', 'domain_event.created_at'))
    .select('user_id')
    .where('user_id', '=', userId)
    .where('domain_event.id', '=', linkId)
    .executeTakeFirst()
  return newer !== undefined
}

/**
 * Stores a link and returns its token. Returns null if the link was already used, or if the password was changed
 * after the reset was requested. A retry gives the same link a new token, because the mail with the old token may
 * never have arrived. Older links of the same kind stop working.
 */
export const storeLink = async (
  database: Database,
  kind: LinkKind,
  link: LinkInput,
  email: string,
): Promise<string | null> => {
  const { token, hash } = createLinkToken()
  const fresh = { token_hash: hash, email, expires_at: inHours(hoursOf[kind]), expired_at: null }
  return database.transaction().execute(async (transaction) => {
    if (kind === 'reset_password' && (await isOutdated(transaction, link))) return null
    const stored = await transaction
      .insertInto('verification_token')
      .values({ id: link.linkId, user_id: link.userId, kind, ...fresh })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(fresh).where('verification_token.used_at', 'is', null),
      )
      .returning('id')
      .executeTakeFirst()
    if (!stored) return null
    await expireOlderLinks(transaction, link, kind)
    return token
  })
}
