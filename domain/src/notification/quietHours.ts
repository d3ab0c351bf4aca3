import { timeInWords } from '../format/dates.ts'
import type { NotificationKind } from './notification.ts'

/** A part of the day in Stockholm that begins and ends on the hour or half hour, such as 22:00 to 07:00. */
export type QuietHours = { readonly from: string; readonly until: string }

const HALF_HOUR_MS = 30 * 60 * 1000

export const isQuiet = ({ from, until }: QuietHours, moment: Date): boolean => {
  const time = timeInWords(moment)
  return from < until ? from <= time && time < until : from <= time || time < until
}

/** Stockholm's clock changes by whole hours, so quiet hours begin and end on a half hour of UTC too. */
const nextHalfHour = (moment: Date): Date =>
  new Date((Math.floor(moment.getTime() / HALF_HOUR_MS) + 1) * HALF_HOUR_MS)

const quietEnd = (quietHours: QuietHours, now: Date): Date => {
  let end = nextHalfHour(now)
  while (isQuiet(quietHours, end)) end = nextHalfHour(end)
  return end
}

/** Notifications that are mailed even during quiet hours. */
const aboutMoney: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  'awaiting_payment',
  'payment_deadline_72h',
  'payment_deadline_24h',
  'payment_expired',
  'payment_approval',
  'payment_approved',
  'payment_confirmation',
  'payment_declined',
  'payment_refunded',
  'payment_refund_failed',
  'payment_refund_covered',
  'payment_disputed',
  'plan_paid',
  'payout_paid',
  'payout_failed',
  'payout_unclaimed',
  'payout_returned',
  'dispute_possible',
  'dispute_opened',
  'dispute_decided',
])

/**
 * The time when a mail can be sent: now, or when the person's quiet hours end. Mails about money, or with a deadline
 * before that end, do not wait. Summaries have no kind, so they always wait.
 */
export const mayMailAt = (
  kind: NotificationKind | null,
  deadline: Date | null,
  quietHours: QuietHours | null,
  now: Date,
): Date => {
  if (quietHours === null || !isQuiet(quietHours, now)) return now
  if (kind !== null && aboutMoney.has(kind)) return now
  const end = quietEnd(quietHours, now)
  return deadline !== null && deadline < end ? now : end
}
