import type { Database } from '@questboard/database'
import { linkLifetime } from '@questboard/domain'
import {
  accountDeletedLetter,
  changeEmailLetter,
  type Letter,
  type Mailer,
  passwordChangedLetter,
  resetPasswordLetter,
  verifyEmailLetter,
  verifyEmailReminderLetter,
} from '@questboard/providers/mail'
import { expireLink, expireLinksOf, type LinkInput, storeLink } from './accountLinks.ts'
import type { Dependencies } from './dependencies.ts'
import { linkTo } from './links.ts'

type LetterKind = 'registered' | 'emailChanged' | 'asked' | 'reminder'

const letterFor = (kind: LetterKind, to: { displayName: string; url: string }): Letter => {
  const dated = { ...to, validDays: linkLifetime.verifyEmailHours / 24 }
  if (kind === 'reminder') return verifyEmailReminderLetter(dated)
  return kind === 'emailChanged' ? changeEmailLetter(dated) : verifyEmailLetter(dated)
}

const accountOf = (database: Database, userId: string) =>
  database
    .selectFrom('user')
    .select(['email', 'display_name', 'email_verified_at'])
    .where('id', '=', userId)
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** Forgets the address once the mail is sent. */
const sendFarewell = async (database: Database, mailer: Mailer, userId: string): Promise<void> => {
  const to = await database
    .selectFrom('farewell')
    .select(['email', 'display_name'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!to) return
  await mailer.send(to.email, accountDeletedLetter({ displayName: to.display_name }))
  await database.deleteFrom('farewell').where('user_id', '=', userId).execute()
}

export const createAccountActivities = ({
  database,
  mailer,
  publicUrl,
}: Pick<Dependencies, 'database' | 'mailer' | 'publicUrl'>) => ({
  async sendVerificationLink(input: LinkInput & { readonly letter: LetterKind }): Promise<void> {
    const account = await accountOf(database, input.userId)
    if (!account || account.email_verified_at !== null) return
    const token = await storeLink(database, 'verify_email', input, account.email)
    if (token === null) return
    const to = { displayName: account.display_name, url: linkTo(publicUrl, '/verify-email', token) }
    await mailer.send(account.email, letterFor(input.letter, to))
  },

  async isEmailVerified(userId: string): Promise<boolean> {
    const account = await accountOf(database, userId)
    // Without an account there is nothing left to verify.
    return !account || account.email_verified_at !== null
  },

  async expireVerificationLinks(userId: string): Promise<void> {
    await expireLinksOf(database, userId, 'verify_email')
  },

  async sendResetLink(input: LinkInput): Promise<void> {
    const account = await accountOf(database, input.userId)
    if (!account) return
    const token = await storeLink(database, 'reset_password', input, account.email)
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
    await expireLink(database, linkId)
  },

  async sendPasswordChanged(userId: string): Promise<void> {
    const account = await accountOf(database, userId)
    if (!account) return
    const url = new URL('/reset-password', publicUrl).href
    await mailer.send(account.email, passwordChangedLetter({ displayName: account.display_name, url }))
  },

  async sendAccountDeleted(userId: string): Promise<void> {
    await sendFarewell(database, mailer, userId)
  },
})
