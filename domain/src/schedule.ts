import type { NotificationKind } from './notification/notification.ts'
import type { QuestRunSide } from './quest-run/questRun.ts'

const hour = 60 * 60 * 1000

export const afterHours = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * hour)
export const afterDays = (moment: Date, days: number): Date => afterHours(moment, days * 24)
export const later = (a: Date, b: Date): Date => (a > b ? a : b)

/** The date on the wall in Stockholm, where the product's days begin and end (rules §1): "2026-10-25". */
export const dateInStockholm = (moment: Date): string =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Stockholm', dateStyle: 'short' }).format(moment)

const stockholmClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Stockholm',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/** A moment as people in Stockholm say it: "25 October at 08:00". */
export const momentInStockholm = (moment: Date): string => stockholmClock.format(moment)

/** Somebody is told that something is near. */
export type Reminder = {
  readonly at: Date
  readonly kind: NotificationKind
  readonly to: QuestRunSide
}

/** What time does to a row as it stands. */
export type Schedule<Status extends string> = {
  /** null: nothing runs out; people, money or third parties move the row on. */
  readonly deadline: Date | null
  /** What the row becomes then. */
  readonly becomes: Status | null
  /** Still to come, soonest first: those whose moment has passed are not made up for. */
  readonly reminders: readonly Reminder[]
}

export const nothingDue = { deadline: null, becomes: null, reminders: [] } as const

export const remindersAhead = (reminders: readonly Reminder[], now: Date): readonly Reminder[] =>
  reminders.filter(({ at }) => at > now).sort((a, b) => a.at.getTime() - b.at.getTime())
