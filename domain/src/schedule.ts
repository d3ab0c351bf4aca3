import { HOUR_MS } from './durations.ts'
import type { NotificationKind } from './notification/notification.ts'
import type { QuestRunSide } from './quest-run/questRun.ts'

export const afterHours = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * HOUR_MS)
export const afterDays = (moment: Date, days: number): Date => afterHours(moment, days * 24)
export const later = (a: Date, b: Date): Date => (a > b ? a : b)

/** A reminder that is sent before a deadline. */
export type Reminder = {
  readonly at: Date
  readonly kind: NotificationKind
  readonly to: QuestRunSide
}

/** The deadline and reminders of a row in its current status. */
export type Schedule<Status extends string> = {
  /** The deadline. Null if a person, a payment or a vendor changes the status next. */
  readonly deadline: Date | null
  /** The row's status after its deadline. */
  readonly becomes: Status | null
  /** Future reminders, soonest first. A missed reminder is not sent later. */
  readonly reminders: readonly Reminder[]
}

export const nothingDue = { deadline: null, becomes: null, reminders: [] } as const

export const remindersAhead = (reminders: readonly Reminder[], now: Date): readonly Reminder[] =>
  reminders.filter(({ at }) => at > now).sort((a, b) => a.at.getTime() - b.at.getTime())
