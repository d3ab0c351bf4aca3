import type { Database } from '@questboard/database'
import { linkLifetime } from '@questboard/domain'
import {
  accountDeletedLetter,
  changeEmailLetter,
  emailChangeAskedLetter,
  type Letter,
  passwordChangedLetter,
  personalDataLetter,
  resetPasswordLetter,
  verifyEmailLetter,
  verifyEmailReminderLetter,
} from '@questboard/providers/mail'
import { expireLink, expireLinksOf, type LinkInput, storeLink } from './accountLinks.ts'
import type { Dependencies } from './dependencies.ts'
import { linkTo } from './links.ts'

type Needs = Pick<Dependencies, 'database' | 'mailer' | 'publicUrl'>
type LetterKind = 'registered' | 'emailChanged' | 'asked' | 'reminder'

type LetterInput = LinkInput & { readonly letter: LetterKind }

type Account = { readonly display_name: string; readonly pending_email: string | null }

const letterFor = (kind: LetterKind, { display_name, pending_email }: Account, url: string): Letter => {
  const dated = { displayName: display_name, url, validDays: linkLifetime.verifyEmailHours / 24 }
  if (pending_email !== null) return changeEmailLetter(dated)
  return kind === 'reminder' ? verifyEmailReminderLetter(dated) : verifyEmailLetter(dated)
}

const accountOf = (database: Database, userId: string) =>
  database
    .selectFrom('user')
    .select(['email', 'pending_email', 'display_name', 'email_verified_at', 'way'])
    .where('id', '=', userId)
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

const isConfirmed = (account: {
  readonly email_verified_at: Date | null
  readonly pending_email: string | null
}) => account.email_verified_at !== null && account.pending_email === null

/** Sends the last mail and then deletes the stored copy of the email address. */
const sendFarewell = async ({ database, mailer }: Needs, userId: string): Promise<void> => {
  const to = await database
    .selectFrom('farewell')
    .select(['email', 'display_name'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!to) return
  const letter = accountDeletedLetter({ displayName: to.display_name })
  await mailer.send(to.email, letter, `account-deleted.${userId}`)
  await database.deleteFrom('farewell').where('user_id', '=', userId).execute()
}

const sendVerification = async (
  { database, mailer, publicUrl }: Needs,
  input: LetterInput,
): Promise<void> => {
  const account = await accountOf(database, input.userId)
  if (!account || isConfirmed(account)) return
  const { email, pending_email: newEmail, display_name: displayName } = account
  const token = await storeLink(database, 'verify_email', input, newEmail ?? email)
  if (token === null) return
  if (newEmail !== null && input.letter === 'emailChanged') {
    const url = new URL('/reset-password', publicUrl).href
    // Sends this mail first and with its own id, so that it is sent only once if the other mail fails and is retried.
    const asked = emailChangeAskedLetter({ displayName, newEmail, url })
    await mailer.send(email, asked, `email-change.${input.linkId}`)
  }
  // After the verification, the person continues on the page that they came from.
  const back: Record<string, string> = account.way === null ? {} : { callbackUrl: account.way }
  const letter = letterFor(input.letter, account, linkTo(publicUrl, '/verify-email', token, back))
  await mailer.send(newEmail ?? email, letter)
}

const sendReset = async ({ database, mailer, publicUrl }: Needs, input: LinkInput): Promise<void> => {
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
}

const sendPersonalData = async ({ database, mailer, publicUrl }: Needs, input: LinkInput): Promise<void> => {
  const account = await accountOf(database, input.userId)
  if (!account) return
  const token = await storeLink(database, 'personal_data', input, account.email)
  if (token === null) return
  const letter = personalDataLetter({
    displayName: account.display_name,
    url: linkTo(publicUrl, '/user/settings/edit', token),
    validHours: linkLifetime.personalDataHours,
  })
  await mailer.send(account.email, letter)
}

const sendChanged = async (
  { database, mailer, publicUrl }: Needs,
  userId: string,
  eventId: string,
): Promise<void> => {
  const account = await accountOf(database, userId)
  if (!account) return
  const url = new URL('/reset-password', publicUrl).href
  const letter = passwordChangedLetter({ displayName: account.display_name, url })
  await mailer.send(account.email, letter, `password-changed.${eventId}`)
}

export const createAccountActivities = (needs: Needs) => ({
  sendVerificationLink: (input: LetterInput): Promise<void> => sendVerification(needs, input),
  sendResetLink: (input: LinkInput): Promise<void> => sendReset(needs, input),
  sendPersonalDataLink: (input: LinkInput): Promise<void> => sendPersonalData(needs, input),
  sendPasswordChanged: (userId: string, eventId: string): Promise<void> =>
    sendChanged(needs, userId, eventId),
  sendAccountDeleted: (userId: string): Promise<void> => sendFarewell(needs, userId),

  async isEmailVerified(userId: string): Promise<boolean> {
    const account = await accountOf(needs.database, userId)
    // A deleted account has no email address to verify.
    return !account || isConfirmed(account)
  },

  async expireVerificationLinks(userId: string): Promise<void> {
    await expireLinksOf(needs.database, userId, 'verify_email')
  },

  async expireLink(linkId: string): Promise<void> {
    await expireLink(needs.database, linkId)
  },
})
