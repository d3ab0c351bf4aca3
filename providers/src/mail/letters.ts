import { type Quote, quoteOf } from '@questboard/domain'
import type { Letter, Unsubscribe } from './letter.ts'

export type { Letter, Unsubscribe } from './letter.ts'

const quoting = (quote: Quote | null) => (quote === null ? {} : { quote })

export const verifyEmailLetter = (to: { displayName: string; url: string; validDays: number }): Letter => ({
  subject: 'Verify your email address',
  preview: 'One click and your Questboard account is ready.',
  heading: `Welcome, ${to.displayName}`,
  paragraphs: ['Please confirm that this is your email address. Then your account is ready to use.'],
  button: { label: 'Verify email', url: to.url },
  note: `The link is valid for ${to.validDays} days. If you did not create an account, you can ignore this mail.`,
})

export const verifyEmailReminderLetter = (to: {
  displayName: string
  url: string
  validDays: number
}): Letter => ({
  subject: 'Your email address is still waiting to be verified',
  preview: 'Your account cannot be used fully before this.',
  heading: `One step left, ${to.displayName}`,
  paragraphs: [
    'You have not confirmed your email address yet. Until you do, parts of Questboard stay closed.',
  ],
  button: { label: 'Verify email', url: to.url },
  note: `This link replaces the one in our first mail. If you did not create an account, you can ignore this mail.`,
})

export const changeEmailLetter = (to: { displayName: string; url: string; validDays: number }): Letter => ({
  subject: 'Confirm your new email address',
  preview: 'Your address changes once you confirm it.',
  heading: `Hello, ${to.displayName}`,
  paragraphs: ['You asked us to use this email address for your Questboard account. Please confirm it.'],
  button: { label: 'Verify email', url: to.url },
  note: `The link is valid for ${to.validDays} days. If this was not you, ignore this mail: nothing changes.`,
})

/** To the address that is in use: whoever asked may not be its owner, or may have mistyped the new one. */
export const emailChangeAskedLetter = (to: {
  displayName: string
  newEmail: string
  url: string
}): Letter => ({
  subject: 'Another email address was asked for',
  preview: 'Your address changes once the new one is confirmed.',
  heading: `Hello, ${to.displayName}`,
  paragraphs: [
    `Someone, hopefully you, asked to use ${to.newEmail} for your Questboard account. Until that address is confirmed, everything stays as it is.`,
    'If this was not you, reset your password at once.',
  ],
  button: { label: 'Reset password', url: to.url },
})

export const resetPasswordLetter = (to: {
  displayName: string
  url: string
  validHours: number
}): Letter => ({
  subject: 'Reset your password',
  preview: 'Choose a new password for Questboard.',
  heading: `Hello, ${to.displayName}`,
  paragraphs: ['Someone, hopefully you, asked for a new password for your Questboard account.'],
  button: { label: 'Choose a new password', url: to.url },
  note: `The link is valid for ${to.validHours} hours and works once. If this was not you, ignore this mail: your password stays as it is.`,
})

export const passwordChangedLetter = (to: { displayName: string; url: string }): Letter => ({
  subject: 'Your password was changed',
  preview: 'If this was you, there is nothing to do.',
  heading: `Hello, ${to.displayName}`,
  paragraphs: [
    'The password of your Questboard account was just changed, and your other devices were signed out.',
    'If this was not you, reset your password at once.',
  ],
  button: { label: 'Reset password', url: to.url },
})

/** A subject is ours to say: the name of a company that nobody has looked at never stands in one, nor in what shows beside it. */
export const companyInvitationLetter = (to: {
  companyName: string
  isVerified: boolean
  inviterName: string
  url: string
  validDays: number
}): Letter => ({
  subject: to.isVerified
    ? `${to.inviterName} invites you to ${to.companyName} on Questboard`
    : 'You are invited to join a company on Questboard',
  preview: to.isVerified
    ? `Join ${to.companyName} and work on its activations together.`
    : 'We have not looked at this company yet.',
  heading: `Join ${to.companyName}`,
  paragraphs: [
    `${to.inviterName} would like you to work on the activations of ${to.companyName} on Questboard.`,
    ...(to.isVerified ? [] : ['We have not looked at this company yet. Join it only if you know who asks.']),
  ],
  button: { label: `Join ${to.companyName}`, url: to.url },
  note: `The invitation is valid for ${to.validDays} days. If you do not know the sender, you can ignore this mail.`,
})

/** To somebody who has no account: why they are written to, and what the link does. Only a company that was looked at can invite. */
export const mailedInvitationLetter = (to: {
  companyName: string
  activationKind: string
  activationName: string
  message: string
  /** null: for as long as it is open. */
  answerBy: string | null
  url: string
}): Letter => ({
  subject: `${to.companyName} invites you to the ${to.activationKind} ${to.activationName}`,
  preview: `See what ${to.companyName} has in mind, and answer on Questboard.`,
  heading: `${to.companyName} invites you`,
  paragraphs: [
    `${to.companyName} would like you to take part in the ${to.activationKind} “${to.activationName}” on Questboard, where game companies and creators work together.`,
    to.answerBy === null
      ? 'Sign up as a creator, or sign in, to read all about it and to answer.'
      : `Sign up as a creator, or sign in, to read all about it and to answer by ${to.answerBy} (Stockholm time).`,
  ],
  button: { label: 'Open the invitation', url: to.url },
  note: `${to.companyName} gave us this address for this invitation alone. If you do not know them, you can ignore this mail.`,
  ...quoting(quoteOf(to.companyName, to.message)),
})

export const channelVerifiedLetter = (to: {
  displayName: string
  channelName: string
  /** Where creator access is asked for; null for those who have asked already. */
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
    preview: 'Creator access is open to you.',
    paragraphs: [`${words} You can apply for creator access now.`],
    button: { label: 'Open creator access', url: to.askUrl },
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
    `We looked at your channel ${to.channelName}: ${to.reason}.`,
    'You can ask for another look once this has changed.',
  ],
  button: { label: 'Open creator access', url: to.url },
})

export const accountDeletedLetter = (to: { displayName: string }): Letter => ({
  subject: 'Your account was deleted',
  preview: 'Good-bye, and thank you.',
  heading: `Good-bye, ${to.displayName}`,
  paragraphs: [
    'Your Questboard account was deleted, and with it your sign-in, your connections and your personal data.',
    'If this was not you, answer this mail at once.',
  ],
})

/** What the product says in a notification, for those who want it by mail as well. */
export const notificationLetter = (to: {
  displayName: string
  title: string
  /** Whether the title names nobody whom we have not looked at. */
  isTrusted: boolean
  body: string
  quote: Quote | null
  url: string
  /** How this mail is switched off; null for one that cannot be. */
  unsubscribe: Unsubscribe | null
}): Letter => ({
  subject: to.isTrusted ? to.title : 'News about one of your activations',
  preview: to.isTrusted ? to.body : '',
  heading: `Hello, ${to.displayName}`,
  paragraphs: [`${to.title}.`, ...(to.body === '' ? [] : [to.body])],
  button: { label: 'Open in Questboard', url: to.url },
  ...quoting(to.quote),
  ...(to.unsubscribe === null ? {} : { unsubscribe: to.unsubscribe }),
})

/** What a person asked to be told each morning or each week. */
export const summaryLetter = (to: {
  displayName: string
  subject: string
  /** Since when it tells, in words. */
  since: string
  lines: readonly string[]
  url: string
  unsubscribe: Unsubscribe
}): Letter => ({
  subject: to.subject,
  preview: to.lines[0] ?? '',
  heading: `Hello, ${to.displayName}`,
  paragraphs: [`Since ${to.since}:`, ...to.lines],
  button: { label: 'Open in Questboard', url: to.url },
  unsubscribe: to.unsubscribe,
})

/** The link leads to the company's own page, where who belongs to it finds the file: a mail that is passed on opens nothing. */
export const exportReadyLetter = (to: {
  displayName: string
  name: string
  companyName: string
  rows: number
  keptUntil: string
  url: string
}): Letter => ({
  subject: `Your export of ${to.name} is ready`,
  preview: `${to.rows} ${to.rows === 1 ? 'row' : 'rows'}, kept until ${to.keptUntil}.`,
  heading: `Hello, ${to.displayName}`,
  paragraphs: [
    `The ${to.name} of ${to.companyName} that you asked for are ready to download: ${to.rows} ${to.rows === 1 ? 'row' : 'rows'}, as a CSV file.`,
  ],
  button: { label: 'Open your exports', url: to.url },
  note: `The file is kept until ${to.keptUntil}. Only members of ${to.companyName} can open it.`,
})

export const exportFailedLetter = (to: { displayName: string; name: string; url: string }): Letter => ({
  subject: `Your export of ${to.name} could not be made`,
  preview: 'It does not count: you can ask for it again.',
  heading: `Hello, ${to.displayName}`,
  paragraphs: [
    `The export of ${to.name} that you asked for could not be made. It does not count towards the exports of this month. Please ask for it again.`,
  ],
  button: { label: 'Ask for it again', url: to.url },
})
