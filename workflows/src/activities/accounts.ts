import { linkLifetime } from '@questboard/domain'
import {
  accountDeletedLetter,
  changeEmailLetter,
  type Letter,
  passwordChangedLetter,
  resetPasswordLetter,
  verifyEmailLetter,
  verifyEmailReminderLetter,
} from '@questboard/providers/mail'
import type { Dependencies } from './dependencies.ts'
import { createLinkToken, inHours, linkTo } from './links.ts'

type LetterKind = 'registered' | 'emailChanged' | 'asked' | 'reminder'
type LinkInput = { readonly userId: string; readonly linkId: string }

const letterFor = (kind: LetterKind, to: { displayName: string; url: string }): Letter => {
  const dated = { ...to, validDays: linkLifetime.verifyEmailHours / 24 }
  if (kind === 'reminder') return verifyEmailReminderLetter(dated)
  return kind === 'emailChanged' ? changeEmailLetter(dated) : verifyEmailLetter(dated)
}

export const createAccountActivities = ({
  database,
  mailer,
  publicUrl,
}: Pick<Dependencies, 'database' | 'mailer' | 'publicUrl'>) => {
  const accountOf = (userId: string) =>
    database
      .selectFrom('user')
      .select(['email', 'display_name', 'email_verified_at'])
      .where('id', '=', userId)
      .where('active', '=', true)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()

  /**
   * The event's id is the link's: a retry renews the token that perhaps never arrived, and a used link is left alone.
   * Older links of the same kind stop working.
   */
  const storeLink = async (
    kind: 'verify_email' | 'reset_password',
    { userId, linkId }: LinkInput,
    email: string,
    hours: number,
  ): Promise<string | null> => {
    const { token, hash } = createLinkToken()
    const fresh = { token_hash: hash, email, expires_at: inHours(hours), expired_at: null }
    return database.transaction().execute(async (transaction) => {
      const stored = await transaction
        .insertInto('verification_token')
        .values({ id: linkId, user_id: userId, kind, ...fresh })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(fresh).where('verification_token.used_at', 'is', null),
        )
        .returning('id')
        .executeTakeFirst()
      if (!stored) return null
      await transaction
        .updateTable('verification_token')
        .set({ expired_at: new Date() })
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .where('id', '<>', linkId)
        .where('used_at', 'is', null)
        .where('expired_at', 'is', null)
        .execute()
      return token
    })
  }

  return {
    async sendVerificationLink(input: LinkInput & { readonly letter: LetterKind }): Promise<void> {
      const account = await accountOf(input.userId)
      if (!account || account.email_verified_at !== null) return
      const token = await storeLink('verify_email', input, account.email, linkLifetime.verifyEmailHours)
      if (token === null) return
      const to = { displayName: account.display_name, url: linkTo(publicUrl, '/verify-email', token) }
      await mailer.send(account.email, letterFor(input.letter, to))
    },

    async isEmailVerified(userId: string): Promise<boolean> {
      const account = await accountOf(userId)
      // Nobody is left to verify anything: as good as verified.
      return !account || account.email_verified_at !== null
    },

    async expireVerificationLinks(userId: string): Promise<void> {
      await database
        .updateTable('verification_token')
        .set({ expired_at: new Date() })
        .where('user_id', '=', userId)
        .where('kind', '=', 'verify_email')
        .where('used_at', 'is', null)
        .where('expired_at', 'is', null)
        .execute()
    },

    async sendResetLink(input: LinkInput): Promise<void> {
      const account = await accountOf(input.userId)
      if (!account) return
      const token = await storeLink('reset_password', input, account.email, linkLifetime.resetPasswordHours)
      if (token === null) return
      await mailer.send(
        account.email,
        resetPasswordLetter({
          displayName: account.display_name,
          url: linkTo(publicUrl, '/new-password', token),
          validHours: linkLifetime.resetPasswordHours,
        }),
      )
    },

    async expireLink(linkId: string): Promise<void> {
      await database
        .updateTable('verification_token')
        .set({ expired_at: new Date() })
        .where('id', '=', linkId)
        .where('used_at', 'is', null)
        .where('expired_at', 'is', null)
        .execute()
    },

    async sendPasswordChanged(userId: string): Promise<void> {
      const account = await accountOf(userId)
      if (!account) return
      const url = new URL('/reset-password', publicUrl).href
      await mailer.send(account.email, passwordChangedLetter({ displayName: account.display_name, url }))
    },

    /** Once it is sent, nothing knows the address any more. */
    async sendAccountDeleted(userId: string): Promise<void> {
      const to = await database
        .selectFrom('farewell')
        .select(['email', 'display_name'])
        .where('user_id', '=', userId)
        .executeTakeFirst()
      if (!to) return
      await mailer.send(to.email, accountDeletedLetter({ displayName: to.display_name }))
      await database.deleteFrom('farewell').where('user_id', '=', userId).execute()
    },
  }
}
