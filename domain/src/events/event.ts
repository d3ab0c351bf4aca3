import { z } from 'zod'
import type { NotificationKind } from '../notification/notification.ts'

export type EventEntry = {
  readonly entity: string | readonly string[]
  readonly payload: z.ZodType
  /** Work in addition to notifications, by the names in actions/src/events/starters.ts. */
  readonly starts: readonly string[] | 'nothing'
  /** If several kinds of notification are listed, the content of the event's row decides which one applies. */
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
