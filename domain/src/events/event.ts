import { z } from 'zod'
import type { NotificationKind } from '../notification/notification.ts'

/** The work that an event starts in addition to notifications: a workflow, a signal or a handler. */
export const starts = [
  /** The row's workflow reads the row again. */
  'rowTime',
  /** Resumes the rows of a restored database. */
  'resume',
  'emailVerification',
  'emailVerified',
  'passwordReset',
  'passwordChanged',
  'farewell',
  'companyInvitation',
  /** Emails an invitation to a person without an account. */
  'mailedInvitation',
  'channelVerification',
  /** The payout's workflow sends the payout or checks its state at the vendor. */
  'payout',
  /** The payment's workflow asks the card provider and records the result. */
  'payment',
  'refund',
  'cardEvent',
  'gameImport',
  /** Creates the file and emails it. */
  'mailedExport',
  'matchmaking',
  /** Makes the same status change on many rows, one after another. */
  'bulkAction',
] as const
export type Start = (typeof starts)[number]

export type EventEntry = {
  readonly entity: string | readonly string[]
  readonly payload: z.ZodType
  readonly starts: readonly Start[] | 'nothing'
  /** If several kinds are listed, the content of the event's row decides which one applies. */
  readonly tells: readonly NotificationKind[] | 'nobody'
}

export const id = z.guid()
export const moment = z.string().refine((text) => !Number.isNaN(Date.parse(text)))
export const nothing = z.object({})

/** For an event that starts nothing and notifies no one. */
export const quiet = { starts: 'nothing', tells: 'nobody' } as const

/** The payload of a status change. A new row has no previous status. */
export const move = <const Status extends string>(statuses: readonly Status[]) =>
  z.object({
    from: z.enum(statuses).optional(),
    to: z.enum(statuses),
    version: z.int(),
    company_id: id,
    creator_id: id.optional(),
    activation_id: id.optional(),
  })
