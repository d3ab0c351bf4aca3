/**
 * What the outside knows of the workflows: names, ids, arguments, signals, queries and search attributes. Clients import this
 * file only.
 */
import type { ChannelProvider, ChannelVerificationReason } from '@questboard/domain'

export const TASK_QUEUE = 'questboard'

/**
 * A person waits for the mail, and for a channel's verdict; of the market's runs a thousand may be taken up at once. Where the
 * server gives no priorities (`matching.useNewMatcher`), all of them wait in one line.
 */
export const somebodyWaits = { priorityKey: 1 } as const

/** Registered with the server at its start; all of them are shown as columns in Temporal's UI. */
export const searchAttributes = {
  kind: 'Keyword',
  status: 'Keyword',
  company: 'Keyword',
  creator: 'Keyword',
  nextDeadline: 'Datetime',
} as const

/** Every workflow answers these. */
export const queries = { state: 'state', deadlines: 'deadlines' } as const
export type State = { readonly status: string; readonly detail: string }
/** What is waited for, and until when (ISO 8601). */
export type Deadlines = Readonly<Record<string, string>>

/** `refresh` makes a workflow read its row again: after an edit in the console. */
export const signals = {
  refresh: 'refresh',
  verificationRequested: 'verificationRequested',
  emailVerified: 'emailVerified',
  invitationSent: 'invitationSent',
} as const

/** An event of the outbox; a second delivery of it changes nothing. */
export type EventReference = { readonly eventId: string }

export type VerificationRequested = EventReference & {
  readonly reason: 'registered' | 'emailChanged' | 'asked'
}

export type EmailVerificationInput = { readonly userId: string }
export type PasswordResetInput = EventReference & { readonly userId: string }
export type CompanyInvitationInput = { readonly invitationId: string }
export type ChannelVerificationInput = {
  readonly connectionId: string
  readonly userId: string
  readonly provider: ChannelProvider
}
/** The workflows that own the time of a row take its id and read everything else from it. */
export type QuestRunInput = { readonly questRunId: string }
export type MissionRunInput = { readonly missionRunId: string }
export type KeyClaimInput = { readonly participantId: string }
export type ActivationInput = { readonly activationId: string }
export type NoticeInput =
  | { readonly kind: 'passwordChanged' | 'accountDeleted'; readonly userId: string }
  /** The notifications of one domain event, to those who want them mailed. */
  | { readonly kind: 'notifications'; readonly eventId: string }

export type ChannelVerificationResult =
  | { readonly outcome: 'meets_requirements' }
  | { readonly outcome: 'fails_requirements'; readonly reason: ChannelVerificationReason }
  | { readonly outcome: 'connection_removed' }

/** The workflows by name, with the id that a run about a row has: one run per row at a time. */
export const workflows = {
  emailVerification: {
    name: 'emailVerification',
    id: ({ userId }: EmailVerificationInput) => `email-verification/${userId}`,
  },
  passwordReset: {
    name: 'passwordReset',
    id: ({ eventId }: PasswordResetInput) => `password-reset/${eventId}`,
  },
  companyInvitation: {
    name: 'companyInvitation',
    id: ({ invitationId }: CompanyInvitationInput) => `company-invitation/${invitationId}`,
  },
  channelVerification: {
    name: 'channelVerification',
    id: ({ connectionId }: ChannelVerificationInput) => `channel-verification/${connectionId}`,
  },
  questRun: {
    name: 'questRun',
    id: ({ questRunId }: QuestRunInput) => `quest-run/${questRunId}`,
  },
  missionRun: {
    name: 'missionRun',
    id: ({ missionRunId }: MissionRunInput) => `mission-run/${missionRunId}`,
  },
  keyClaim: {
    name: 'keyClaim',
    id: ({ participantId }: KeyClaimInput) => `key-claim/${participantId}`,
  },
  activation: {
    name: 'activation',
    id: ({ activationId }: ActivationInput) => `activation/${activationId}`,
  },
  notice: {
    name: 'notice',
    id: ({ eventId }: EventReference) => `notice/${eventId}`,
  },
} as const
