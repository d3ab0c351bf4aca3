import type { Database } from '@questboard/database'
import { linkLifetime } from '@questboard/domain'
import { createLinkToken, inHours } from './links.ts'

/** `linkId` is the id of the event that asks for the link. */
export type LinkInput = { readonly userId: string; readonly linkId: string }
type LinkKind = 'verify_email' | 'reset_password'

const hoursOf: Readonly<Record<LinkKind, number>> = {
  verify_email: linkLifetime.verifyEmailHours,
  reset_password: linkLifetime.resetPasswordHours,
}

/** Expires the open links; the caller says which of them. */
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
 * Stores a link and gives its token; null when the link was used already. A retry gives the same link a new token, since
 * the mail with the old one may never have arrived. Older links of the same kind stop working.
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
