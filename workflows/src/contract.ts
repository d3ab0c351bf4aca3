/**
 * The public interface of the workflows: their names, ids, arguments, signals, queries and search attributes. Clients
 * import only this file.
 */
import {
  type ChannelProvider,
  type ChannelVerificationReason,
  type MailedFrequency,
  type TimedRow,
  timedRows,
} from '@questboard/domain'

export const TASK_QUEUE = 'questboard'

/**
 * The priority for mails and channel verifications, because people wait for them while a thousand other workflow runs
 * can be queued. The server ignores priorities unless `matching.useNewMatcher` is set.
 */
export const somebodyWaits = { priorityKey: 1 } as const

/** These search attributes are registered when the server starts. Temporal's UI shows them as columns. */
export const searchAttributes = {
  kind: 'Keyword',
  status: 'Keyword',
  company: 'Keyword',
  creator: 'Keyword',
  nextDeadline: 'Datetime',
} as const

/**
 * The memo of a workflow run: its description, and a mark if its workflow runs short activities within its own task
 * (`firstLocally`). Runs that started before this mark existed continue without it. `continueAsNew` keeps the memo.
 */
export const memoOf = (about: string) => ({ about, looks: 'locally' }) as const

/**
 * The values that the caller sets when it starts a short workflow run, so that its workflow only updates them. Older
 * runs without these values set all of them themselves, also after `continueAsNew`.
 */
export const shownAtStart = (kind: string, status: string, about: string) => ({
  searchAttributes: { kind: [kind], status: [status] },
  memo: { ...memoOf(about), kind },
})

/** The queries that every workflow supports. */
export const queries = { state: 'state', deadlines: 'deadlines' } as const
export type State = { readonly status: string; readonly detail: string }
/** Deadlines in ISO 8601. Each key is a text that describes the change at the deadline. */
export type Deadlines = Readonly<Record<string, string>>

/** `refresh` makes a workflow read its row again, for example after an edit in the console. */
export const signals = {
  refresh: 'refresh',
  verificationRequested: 'verificationRequested',
  emailVerified: 'emailVerified',
  /** Sends a failed or returned payout again. An unclaimed payout is recalled first. */
  retryPayout: 'retryPayout',
  /** Tells the workflow that the person has canceled the payment. */
  paymentLeft: 'paymentLeft',
} as const

/** The id of an outbox event. If the event is delivered again, nothing changes. */
export type EventReference = { readonly eventId: string }

export type VerificationRequested = EventReference & {
  readonly reason: 'registered' | 'emailChanged' | 'asked'
}

export type EmailVerificationInput = { readonly userId: string }
export type PasswordResetInput = EventReference & { readonly userId: string }
export type ChannelVerificationInput = {
  readonly connectionId: string
  readonly userId: string
  readonly provider: ChannelProvider
}
export type PaymentInput = { readonly paymentId: string }
export type RefundInput = { readonly refundId: string }
export type CardEventInput = { readonly cardEventId: string }
/** A schedule starts these workflows every morning, or every Monday morning. */
export type SummariesInput = { readonly frequency: MailedFrequency }
/**
 * The mails of events that are not notifications. Each is a row of `delivery`, which the worker sends:
 * - `companyInvitation`: to a future colleague, with a link to join the company
 * - `mailedInvitation`: to a person without an account whom a company invites to an activation
 * - `personalData`: a link to the export of the person's data
 * - `channelSignUp`: to a person who signs up with a channel whose vendor shares no email address
 * - `invoice` and `creditNote`: a document for the billing address
 */
export const eventMails = [
  'passwordChanged',
  'accountDeleted',
  'companyInvitation',
  'mailedInvitation',
  'personalData',
  'channelSignUp',
  'invoice',
  'creditNote',
] as const
export type EventMail = (typeof eventMails)[number]

export type GameImportInput = { readonly importId: string }
export type MailedExportInput = { readonly exportId: string }
export type BulkActionInput = { readonly bulkActionId: string }
export type MatchmakingInput = { readonly matchmakingId: string }
export type PayoutInput = { readonly payoutId: string }

export type ChannelVerificationResult =
  | { readonly outcome: 'meets_requirements' }
  | { readonly outcome: 'fails_requirements'; readonly reason: ChannelVerificationReason }
  | { readonly outcome: 'connection_removed' }

/**
 * The workflows, each with a function for its id. The id contains the row's id, so that a row has only one run at a
 * time.
 */
export const workflows = {
  emailVerification: {
    name: 'emailVerification',
    id: ({ userId }: EmailVerificationInput) => `email-verification/${userId}`,
  },
  passwordReset: {
    name: 'passwordReset',
    id: ({ eventId }: PasswordResetInput) => `password-reset/${eventId}`,
  },
  channelVerification: {
    name: 'channelVerification',
    id: ({ connectionId }: ChannelVerificationInput) => `channel-verification/${connectionId}`,
  },
  /** One workflow for the rows of all tables that have deadlines. It gets the row's id and reads the row itself. */
  timedRow: {
    name: 'timedRow',
    id: ({ table, id }: TimedRow) => `${timedRows[table].idPrefix}/${id}`,
  },
  payment: {
    name: 'payment',
    id: ({ paymentId }: PaymentInput) => `payment/${paymentId}`,
  },
  refund: {
    name: 'refund',
    id: ({ refundId }: RefundInput) => `refund/${refundId}`,
  },
  /** Processes an event of the card provider. */
  cardEvent: {
    name: 'cardEvent',
    id: ({ cardEventId }: CardEventInput) => `card-event/${cardEventId}`,
  },
  gameImport: {
    name: 'gameImport',
    id: ({ importId }: GameImportInput) => `game-import/${importId}`,
  },
  /** The id of the schedule that starts this workflow. Temporal adds the time to get the id of each run. */
  summaries: {
    name: 'summaries',
    id: ({ frequency }: SummariesInput) => `summaries/${frequency}`,
  },
  /** The schedules that start these workflows have the same ids. */
  channelLooks: { name: 'channelLooks', id: () => 'channel-looks' },
  liveStreams: { name: 'liveStreams', id: () => 'live-streams' },
  channelPushes: { name: 'channelPushes', id: () => 'channel-pushes' },
  payout: {
    name: 'payout',
    id: ({ payoutId }: PayoutInput) => `payout/${payoutId}`,
  },
  /** An emailed file, from the request until the file is deleted. */
  mailedExport: {
    name: 'mailedExport',
    id: ({ exportId }: MailedExportInput) => `export/${exportId}`,
  },
  /** This workflow has a high priority, because a person watches its progress. */
  bulkAction: {
    name: 'bulkAction',
    id: ({ bulkActionId }: BulkActionInput) => `bulk-action/${bulkActionId}`,
  },
  /** This workflow has a high priority, because a person waits for the matches. */
  matchmaking: {
    name: 'matchmaking',
    id: ({ matchmakingId }: MatchmakingInput) => `matchmaking/${matchmakingId}`,
  },
  /** The schedule that starts this workflow has the same id. */
  reconciliation: {
    name: 'reconciliation',
    id: () => 'reconciliation',
  },
} as const
