/**
 * The workflows' public interface: names, ids, arguments, signals, queries and search attributes. Clients import only this
 * file.
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
 * A priority for mails and channel verifications, because people wait for them while a thousand market runs can be queued.
 * Without `matching.useNewMatcher`, the server ignores it.
 */
export const somebodyWaits = { priorityKey: 1 } as const

/** Registered when the server starts, and shown as columns in Temporal's UI. */
export const searchAttributes = {
  kind: 'Keyword',
  status: 'Keyword',
  company: 'Keyword',
  creator: 'Keyword',
  nextDeadline: 'Datetime',
} as const

/**
 * A run's memo: its description, and that its workflow runs short activities within its own task (`firstLocally`). Older runs
 * lack the marker and continue as they started; `continueAsNew` keeps the memo.
 */
export const memoOf = (about: string) => ({ about, looks: 'locally' }) as const

/**
 * The values that a short run shows from the start; its workflow only updates changes. Runs started without it set everything
 * themselves, also after `continueAsNew`.
 */
export const shownAtStart = (kind: string, status: string, about: string) => ({
  searchAttributes: { kind: [kind], status: [status] },
  memo: { ...memoOf(about), kind },
})

/** Supported by every workflow. */
export const queries = { state: 'state', deadlines: 'deadlines' } as const
export type State = { readonly status: string; readonly detail: string }
/** Deadlines by what they are for (ISO 8601). */
export type Deadlines = Readonly<Record<string, string>>

/** `refresh` makes a workflow read its row again, for example after an edit in the console. */
export const signals = {
  refresh: 'refresh',
  verificationRequested: 'verificationRequested',
  emailVerified: 'emailVerified',
  /** Sends a failed or returned payout again, or recalls an unclaimed one first. */
  retryPayout: 'retryPayout',
  /** The person canceled the payment. */
  paymentLeft: 'paymentLeft',
} as const

/** An outbox event. A repeated delivery changes nothing. */
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
/** Started by a schedule every morning, or every Monday morning. */
export type SummariesInput = { readonly frequency: MailedFrequency }
export type NoticeInput =
  | { readonly kind: 'passwordChanged' | 'accountDeleted'; readonly userId: string }
  /** To a future colleague, whose link lets them join. */
  | { readonly kind: 'companyInvitation'; readonly invitationId: string }
  /** To a person without an account whom a company invites to an activation. */
  | { readonly kind: 'mailedInvitation'; readonly invitationId: string }
  /** The notifications of an event, to people who want them mailed. */
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

/** The workflows with the id of a row's run, so that a row has one run at a time. */
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
  /** For any table: it takes the row's id and reads everything else. */
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
  /** An event of the card provider. */
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
  /** The schedule has this id; each run adds its time. */
  summaries: {
    name: 'summaries',
    id: ({ frequency }: SummariesInput) => `summaries/${frequency}`,
  },
  /** Like summaries, these ids belong to schedules. */
  channelLooks: { name: 'channelLooks', id: () => 'channel-looks' },
  liveStreams: { name: 'liveStreams', id: () => 'live-streams' },
  channelPushes: { name: 'channelPushes', id: () => 'channel-pushes' },
  payout: {
    name: 'payout',
    id: ({ payoutId }: PayoutInput) => `payout/${payoutId}`,
  },
  /** An emailed file, until it is deleted. */
  mailedExport: {
    name: 'mailedExport',
    id: ({ exportId }: MailedExportInput) => `export/${exportId}`,
  },
  /** A person watches its progress. */
  bulkAction: {
    name: 'bulkAction',
    id: ({ bulkActionId }: BulkActionInput) => `bulk-action/${bulkActionId}`,
  },
  /** A person waits for the matches. */
  matchmaking: {
    name: 'matchmaking',
    id: ({ matchmakingId }: MatchmakingInput) => `matchmaking/${matchmakingId}`,
  },
  /** Its schedule has this id too. */
  reconciliation: {
    name: 'reconciliation',
    id: () => 'reconciliation',
  },
} as const
