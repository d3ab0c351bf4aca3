/**
 * What the outside knows of the workflows: names, ids, arguments, signals, queries and search attributes. Clients import this
 * file only.
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

/**
 * In the memo of a run from its start on: what it is about, and that its workflow takes short looks within its own task
 * (`firstLocally`). One that was begun before there were such looks does not say so, and goes on as it began; `continueAsNew` takes
 * the memo along.
 */
export const memoOf = (about: string) => ({ about, looks: 'locally' }) as const

/**
 * What a short run shows from its start on: its workflow says only what changes. One that was started without it says all of it
 * itself, and goes on to do so after `continueAsNew`.
 */
export const shownAtStart = (kind: string, status: string, about: string) => ({
  searchAttributes: { kind: [kind], status: [status] },
  memo: { ...memoOf(about), kind },
})

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
  /** Has a payout that failed or came back sent again, or one that lies unclaimed called back for it. */
  retryPayout: 'retryPayout',
  /** The person does not want to pay any more. */
  paymentLeft: 'paymentLeft',
} as const

/** An event of the outbox; a second delivery of it changes nothing. */
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
/** Started by a schedule, each morning or each Monday morning. */
export type SummariesInput = { readonly frequency: MailedFrequency }
export type NoticeInput =
  | { readonly kind: 'passwordChanged' | 'accountDeleted'; readonly userId: string }
  /** To a colleague of the company's, whom the link in it lets in. */
  | { readonly kind: 'companyInvitation'; readonly invitationId: string }
  /** To somebody without an account, whom a company invites to an activation. */
  | { readonly kind: 'mailedInvitation'; readonly invitationId: string }
  /** The notifications of one domain event, to those who want them mailed. */
  | { readonly kind: 'notifications'; readonly eventId: string }

export type GameImportInput = { readonly importId: string }
export type MailedExportInput = { readonly exportId: string }
export type BulkActionInput = { readonly bulkActionId: string }
export type MatchmakingInput = { readonly matchmakingId: string }
export type PayoutInput = { readonly payoutId: string }

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
  channelVerification: {
    name: 'channelVerification',
    id: ({ connectionId }: ChannelVerificationInput) => `channel-verification/${connectionId}`,
  },
  /** Whatever the table: it takes the row's name and reads everything else from the row. */
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
  /** What the card provider sent. */
  cardEvent: {
    name: 'cardEvent',
    id: ({ cardEventId }: CardEventInput) => `card-event/${cardEventId}`,
  },
  gameImport: {
    name: 'gameImport',
    id: ({ importId }: GameImportInput) => `game-import/${importId}`,
  },
  notice: {
    name: 'notice',
    id: ({ eventId }: EventReference) => `notice/${eventId}`,
  },
  /** The schedule has this id; each of its runs adds the moment. */
  summaries: {
    name: 'summaries',
    id: ({ frequency }: SummariesInput) => `summaries/${frequency}`,
  },
  /** As with summaries, the ids of these are their schedules'. */
  channelLooks: { name: 'channelLooks', id: () => 'channel-looks' },
  liveStreams: { name: 'liveStreams', id: () => 'live-streams' },
  channelPushes: { name: 'channelPushes', id: () => 'channel-pushes' },
  payout: {
    name: 'payout',
    id: ({ payoutId }: PayoutInput) => `payout/${payoutId}`,
  },
  /** The file that a company asked for by mail, to the day on which it is kept no longer. */
  mailedExport: {
    name: 'mailedExport',
    id: ({ exportId }: MailedExportInput) => `export/${exportId}`,
  },
  /** Somebody looks on as it goes through the rows. */
  bulkAction: {
    name: 'bulkAction',
    id: ({ bulkActionId }: BulkActionInput) => `bulk-action/${bulkActionId}`,
  },
  /** Somebody waits for the creators that fit an activation. */
  matchmaking: {
    name: 'matchmaking',
    id: ({ matchmakingId }: MatchmakingInput) => `matchmaking/${matchmakingId}`,
  },
  /** Its schedule has this id, too. */
  reconciliation: {
    name: 'reconciliation',
    id: () => 'reconciliation',
  },
} as const
