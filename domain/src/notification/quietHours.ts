import type { NotificationKind } from './notification.ts'

/** By the clock in Stockholm, on the hour or half past: from 22:00 until 07:00. */
export type QuietHours = { readonly from: string; readonly until: string }

const HALF_HOUR_MS = 30 * 60 * 1000

const wall = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Stockholm',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

export const isQuiet = ({ from, until }: QuietHours, moment: Date): boolean => {
  const time = wall.format(moment)
  return from < until ? from <= time && time < until : from <= time || time < until
}

/** Stockholm's clock is set by whole hours at whole hours, so quiet hours begin and end with a half hour of any zone. */
const nextHalfHour = (moment: Date): Date =>
  new Date((Math.floor(moment.getTime() / HALF_HOUR_MS) + 1) * HALF_HOUR_MS)

const quietEnd = (quietHours: QuietHours, now: Date): Date => {
  let end = nextHalfHour(now)
  while (isQuiet(quietHours, end)) end = nextHalfHour(end)
  return end
}

/** What is paid to somebody or by somebody is told at any hour. */
const aboutMoney: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  'awaiting_payment',
  'payment_deadline_72h',
  'payment_deadline_24h',
  'payment_expired',
  'payment_approval',
  'payment_approved',
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
 * When a mail may go: now, or when the person's quiet hours end. What is about money does not wait, nor does what would be read
 * after its deadline. Summaries have no kind: nothing hangs on them.
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
