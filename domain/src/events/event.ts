import { z } from 'zod'
import type { NotificationKind } from '../notification/notification.ts'

/** What an event can set in motion beyond telling people: a workflow, a signal to one, or a handler. */
export const starts = [
  /** The workflow of the row that it is about reads the row again. */
  'rowTime',
  /** Rows of a restored copy are taken up. */
  'resume',
  'emailVerification',
  'emailVerified',
  'passwordReset',
  'passwordChanged',
  'farewell',
  'companyInvitation',
  /** Who is invited to an activation and has no account is written to. */
  'mailedInvitation',
  'channelVerification',
  /** The workflow of the payout asks the vendor, or sends it. */
  'payout',
  /** The card provider is asked, and told what came of it. */
  'payment',
  'refund',
  'cardEvent',
  /** A vendor is asked about a game. */
  'gameImport',
  /** The file is made and mailed. */
  'mailedExport',
  /** Creators are ranked. */
  'matchmaking',
  /** Something is done to many rows, one after another. */
  'bulkAction',
] as const
export type Start = (typeof starts)[number]

export type EventEntry = {
  /** The table of the row that it is about. */
  readonly entity: string | readonly string[]
  readonly payload: z.ZodType
  readonly starts: readonly Start[] | 'nothing'
  /** Of several kinds of which only one fits, the event's row says which. */
  readonly tells: readonly NotificationKind[] | 'nobody'
}

export const id = z.guid()
export const moment = z.string().refine((text) => !Number.isNaN(Date.parse(text)))
export const nothing = z.object({})

/** Heard by nobody and told to nobody. */
export const quiet = { starts: 'nothing', tells: 'nobody' } as const

/** What the outbox says of a row that has moved, or is new: then it comes from nowhere. */
export const move = <const Status extends string>(statuses: readonly Status[]) =>
  z.object({
    from: z.enum(statuses).optional(),
    to: z.enum(statuses),
    version: z.int(),
    company_id: id,
    creator_id: id.optional(),
    activation_id: id.optional(),
  })
