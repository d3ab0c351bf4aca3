import { type Quote, quoteOf } from '@questboard/domain'
import type { Attachment, Letter, Unsubscribe } from './letter.ts'

export type { Letter, Unsubscribe } from './letter.ts'

const quoting = (quote: Quote | null) => (quote === null ? {} : { quote })

const numberOf = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

export const verifyEmailLetter = (to: { displayName: string; url: string; validDays: number }): Letter => ({
  subject: 'Verify your email address',
  preview: 'Confirm your email address to finish your account.',
  heading: `Welcome, ${to.displayName}`,
  paragraphs: ['Confirm that this is your email address. Then your Questboard account is ready.'],
  button: { label: 'Verify email', url: to.url },
  note: `This link is valid for ${numberOf(to.validDays, 'day')}. If you didn’t create an account, ignore this email.`,
})

export const verifyEmailReminderLetter = (to: {
  displayName: string
  url: string
  validDays: number
}): Letter => ({
  subject: 'Reminder: verify your email address',
  preview: 'You can’t use all of Questboard until you verify it.',
  heading: `One step left, ${to.displayName}`,
  paragraphs: [
    'You haven’t verified your email address yet. You can’t use all of Questboard until you verify it.',
  ],
  button: { label: 'Verify email', url: to.url },
  note: 'This link replaces the link in our first email. If you didn’t create an account, ignore this email.',
})

/** Sent if the channel's vendor shares no email address and the person entered this one. */
export const channelSignUpLetter = (to: { url: string; validHours: number }): Letter => ({
  subject: 'Confirm your email address to create your account',
  preview: 'Your Questboard account is created when you confirm.',
  heading: 'Finish your sign-up',
  paragraphs: [
    'Someone signed up for Questboard with a channel and entered this email address. Confirm the address to create the account.',
  ],
  button: { label: 'Create account', url: to.url },
  note: `This link is valid for ${numberOf(to.validHours, 'hour')} and works once. If you didn’t sign up, ignore this email. No account is created.`,
})

/** The mail goes to the account's owner, so the person who entered the address learns nothing about the account. */
export const channelSignUpKnownLetter = (to: { displayName: string; url: string }): Letter => ({
  subject: 'You already have a Questboard account',
  preview: 'Sign in, then add your channel under Connections.',
  heading: 'You already have an account',
  paragraphs: [
    `Hi ${to.displayName},`,
    'Someone signed up for Questboard with a channel and entered your email address. You already have an account, so we didn’t create another one.',
    'If this was you, sign in and add the channel under Connections. If it wasn’t you, you don’t need to do anything.',
  ],
  button: { label: 'Sign in', url: to.url },
})

export const changeEmailLetter = (to: { displayName: string; url: string; validDays: number }): Letter => ({
  subject: 'Confirm your new email address',
  preview: 'We’ll change your email address after you confirm the new one.',
  heading: 'Confirm your new email address',
  paragraphs: [
    `Hi ${to.displayName},`,
    'You asked us to use this email address for your Questboard account. Confirm the address to make the change.',
  ],
  button: { label: 'Verify email', url: to.url },
  note: `This link is valid for ${numberOf(to.validDays, 'day')}. If you didn’t request this change, ignore this email. Your account stays the same.`,
})

/**
 * This mail is sent to the current email address, because the request may come from someone else, or the new email
 * address may be mistyped.
 */
export const emailChangeAskedLetter = (to: {
  displayName: string
  newEmail: string
  url: string
}): Letter => ({
  subject: 'You requested a new email address',
  preview: 'We’ll change your email address after you confirm the new one.',
  heading: 'A new email address was requested',
  paragraphs: [
    `Hi ${to.displayName},`,
    `Someone requested to use ${to.newEmail} for your Questboard account. We’ll change your email address after the new one is confirmed.`,
    'If this wasn’t you, reset your password now.',
  ],
  button: { label: 'Reset password', url: to.url },
})

export const resetPasswordLetter = (to: {
  displayName: string
  url: string
  validHours: number
}): Letter => ({
  subject: 'Reset your password',
  preview: 'Choose a new password for your Questboard account.',
  heading: 'Reset your password',
  paragraphs: [`Hi ${to.displayName},`, 'Someone requested a new password for your Questboard account.'],
  button: { label: 'Choose new password', url: to.url },
  note: `This link is valid for ${numberOf(to.validHours, 'hour')} and works once. If this wasn’t you, ignore this email. Your password stays the same.`,
})

export const personalDataLetter = (to: { displayName: string; url: string; validHours: number }): Letter => ({
  subject: 'Your data is ready',
  preview: 'Sign in to download everything we keep about you.',
  heading: 'Your data is ready',
  paragraphs: [
    `Hi ${to.displayName},`,
    'You can download an archive with everything we keep about you, as JSON and CSV files. You need to be signed in.',
    'If you didn’t request your data, reset your password now.',
  ],
  button: { label: 'Download data', url: to.url },
  note: `This link is valid for ${numberOf(to.validHours, 'hour')}. No one else can use it.`,
})

export const passwordChangedLetter = (to: { displayName: string; url: string }): Letter => ({
  subject: 'Your password was changed',
  preview: 'If this was you, you don’t need to do anything.',
  heading: 'Your password was changed',
  paragraphs: [
    `Hi ${to.displayName},`,
    'The password of your Questboard account was just changed. We signed out your other devices.',
    'If this wasn’t you, reset your password now.',
  ],
  button: { label: 'Reset password', url: to.url },
})

/** Subject and preview are in Questboard's voice, so they never contain the name of a company that we haven't verified. */
export const companyInvitationLetter = (to: {
  companyName: string
  isVerified: boolean
  inviterName: string
  url: string
  validDays: number
}): Letter => ({
  subject: to.isVerified
    ? `${to.inviterName} invited you to join ${to.companyName} on Questboard`
    : 'You are invited to join a company on Questboard',
  preview: to.isVerified
    ? `Join ${to.companyName} and work on its activations.`
    : 'We haven’t verified this company yet.',
  heading: `Join ${to.companyName}`,
  paragraphs: [
    `${to.inviterName} invited you to work on the activations of ${to.companyName} on Questboard.`,
    ...(to.isVerified
      ? []
      : [
          'We haven’t verified this company yet. Join the company only if you know the person who invited you.',
        ]),
  ],
  button: { label: `Join ${to.companyName}`, url: to.url },
  note: `This invitation is valid for ${numberOf(to.validDays, 'day')}. If you don’t know the sender, ignore this email.`,
})

/** An invitation to a person without an account. Only a verified company can invite by email. */
export const mailedInvitationLetter = (to: {
  companyName: string
  activationKind: string
  activationName: string
  message: string
  /** The deadline. Null if the invitation is valid as long as the activation is open. */
  answerBy: string | null
  url: string
}): Letter => ({
  subject: `${to.companyName} invited you to the ${to.activationKind} ${to.activationName}`,
  preview: `See the invitation and answer ${to.companyName} on Questboard.`,
  heading: `${to.companyName} invited you to ${to.activationName}`,
  paragraphs: [
    `${to.companyName} would like you to take part in the ${to.activationKind} “${to.activationName}” on Questboard, where game companies and creators work together.`,
    to.answerBy === null
      ? 'Sign up as a creator, or sign in, to see the details and answer.'
      : `Sign up as a creator, or sign in, to see the details. Answer by ${to.answerBy}.`,
  ],
  button: { label: 'View invitation', url: to.url },
  note: `${to.companyName} gave us your address for this invitation only. If you don’t know this company, ignore this email.`,
  ...quoting(quoteOf(to.companyName, to.message)),
})

export const channelVerifiedLetter = (to: {
  displayName: string
  channelName: string
  /** The page on which the creator applies for creator access; null if they have applied. */
  askUrl: string | null
}): Letter => {
  const verified = {
    subject: `Your channel ${to.channelName} is verified`,
    heading: `Well done, ${to.displayName}`,
  }
  const words = `Your channel ${to.channelName} meets the requirements.`
  if (to.askUrl === null) return { ...verified, preview: words, paragraphs: [words] }
  return {
    ...verified,
    preview: 'You can apply for creator access now.',
    paragraphs: [`${words} You can apply for creator access now.`],
    button: { label: 'Apply for creator access', url: to.askUrl },
  }
}

export const channelRefusedLetter = (to: {
  displayName: string
  channelName: string
  reason: string
  url: string
}): Letter => ({
  subject: `Your channel ${to.channelName} does not meet the requirements yet`,
  preview: to.reason,
  heading: `Not yet, ${to.displayName}`,
  paragraphs: [
    `We checked your channel ${to.channelName}. ${to.reason}.`,
    'You can request another check after you’ve fixed the problem.',
  ],
  button: { label: 'Open Creator Access', url: to.url },
})

export const accountDeletedLetter = (to: { displayName: string }): Letter => ({
  subject: 'Your account was deleted',
  preview: 'Goodbye, and thank you.',
  heading: `Goodbye, ${to.displayName}`,
  paragraphs: [
    'We deleted your Questboard account, your connections and your personal data.',
    'If this wasn’t you, reply to this email now.',
  ],
})

export const notificationLetter = (to: {
  displayName: string
  title: string
  /** False if the title can contain the name of a company that we haven't verified. */
  isTrusted: boolean
  body: string
  quote: Quote | null
  button: string
  url: string
  /** The unsubscribe link. Null for a kind of mail that can't be turned off. */
  unsubscribe: Unsubscribe | null
}): Letter => ({
  subject: to.isTrusted ? to.title : 'You have a new notification',
  preview: to.isTrusted ? to.body : 'Open Questboard to read it.',
  heading: to.title,
  paragraphs: [`Hi ${to.displayName},`, to.body],
  button: { label: to.button, url: to.url },
  ...quoting(to.quote),
  ...(to.unsubscribe === null ? {} : { unsubscribe: to.unsubscribe }),
})

export const summaryLetter = (to: {
  displayName: string
  subject: string
  /** The start of the summary's period, in words. */
  since: string
  lines: readonly string[]
  url: string
  unsubscribe: Unsubscribe
}): Letter => ({
  subject: to.subject,
  preview: to.lines[0] ?? '',
  heading: to.subject,
  paragraphs: [`Hi ${to.displayName}, this is your summary since ${to.since}:`, ...to.lines],
  button: { label: 'Review now', url: to.url },
  unsubscribe: to.unsubscribe,
})

/** The link leads to the exports page, which only members can open, so a forwarded mail gives no access to the file. */
export const exportReadyLetter = (to: {
  displayName: string
  name: string
  companyName: string
  rows: number
  keptUntil: string
  url: string
}): Letter => ({
  subject: `Your ${to.name} export is ready`,
  preview: `${numberOf(to.rows, 'row')}. Download it by ${to.keptUntil}.`,
  heading: `Your ${to.name} export is ready`,
  paragraphs: [
    `Hi ${to.displayName},`,
    `You can download the ${to.name} export of ${to.companyName} now. The CSV file has ${numberOf(to.rows, 'row')}.`,
  ],
  button: { label: 'View exports', url: to.url },
  note: `We keep the file until ${to.keptUntil}. Only members of ${to.companyName} can open it.`,
})

export const exportFailedLetter = (to: { displayName: string; name: string; url: string }): Letter => ({
  subject: `Your ${to.name} export failed`,
  preview: 'The failed export doesn’t count toward your monthly exports. You can request it again.',
  heading: `Your ${to.name} export failed`,
  paragraphs: [
    `Hi ${to.displayName},`,
    `We couldn’t create the ${to.name} export. The failed export doesn’t count toward your monthly exports. Please request it again.`,
  ],
  button: { label: 'Request export again', url: to.url },
})

/** The mail goes to the billing address, which need not be a member's. The document itself is attached. */
export const documentLetter = (to: {
  kind: 'invoice' | 'credit note'
  number: string
  companyName: string
  amount: string
  url: string
  file: Attachment
}): Letter => {
  const words =
    to.kind === 'invoice'
      ? `Invoice ${to.number} of ${to.amount} is attached. It is paid, so you don’t need to do anything.`
      : `Credit note ${to.number} of ${to.amount} is attached. We refund the card that was charged.`
  return {
    subject: `Your ${to.kind} ${to.number}`,
    preview: words,
    heading: `Your ${to.kind} ${to.number}`,
    paragraphs: [words],
    button: { label: 'View invoices', url: to.url },
    note: `You receive this email because this address is the billing email of ${to.companyName} on Questboard.`,
    attachments: [to.file],
  }
}
