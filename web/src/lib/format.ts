import { dayInWords, formatMoney, momentInWords } from '@questboard/domain'
import type { ToText } from './text.ts'

/** Numbers and dates as people read them here: English, US dollars, Stockholm time (rules §1). */
const timeZone = 'Europe/Stockholm'

const unknown = '–'

const nearDay = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone })
const shortDay = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const time = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
const clock = new Intl.DateTimeFormat('en', { timeStyle: 'short', hourCycle: 'h23', timeZone })
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
const duration = new Intl.DurationFormat('en', { style: 'narrow' })
const whole = new Intl.NumberFormat('en')
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 })

/** What Postgres writes is not always a moment: `infinity` is a timestamp too, and a formatter throws at what is none. */
const momentOf = (value: string | null | undefined): Date | null => {
  const date = new Date(value ?? '')
  return Number.isNaN(date.getTime()) ? null : date
}

const formatWith =
  (format: (date: Date) => string) =>
  (value: string | null | undefined): string => {
    const date = momentOf(value)
    return date ? format(date) : unknown
  }

export const formatDay = formatWith(dayInWords)
/** "14:05" */
export const formatTime = formatWith(time.format)
/** A date without its year, for the ends of a chart; dates are days, wherever one is. */
export const formatShortDay = formatWith(shortDay.format)
/** The time alone, below a day that is named. */
export const formatClock = formatWith(clock.format)
export const formatMoment = formatWith(momentInWords)
export const formatCount = (value: number | null | undefined): string =>
  value == null ? unknown : whole.format(value)
/** Of a share, such as 0.75. */
export const formatPercent = (share: number | null | undefined): string =>
  share == null ? unknown : percent.format(share)
export const formatShort = (value: number | null | undefined): string =>
  value == null ? unknown : compact.format(value)
/** For words that agree with a number shown in short: "{shown} {count, plural, one {view} other {views}}". */
export const inShort = (value: number | null | undefined) => ({
  count: value ?? 0,
  shown: formatShort(value),
})
export const formatCents = (value: number | null | undefined): string =>
  value == null ? unknown : formatMoney(value)

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

const week = 7 * 86_400

const yearOf = (date: Date): string => dayInWords(date).slice(-4)

/** A day of this year without it: what is due is near. */
const formatNearDay = (date: Date, now: number): string =>
  yearOf(date) === yearOf(new Date(now)) ? nearDay.format(date) : dayInWords(date)

const isAhead = (date: Date, now: number): boolean => date.getTime() >= now

/** "in 2 days"; beyond a week the day. */
const formatAhead = (date: Date, value: string, now: number): string =>
  date.getTime() - now > week * 1000 ? formatNearDay(date, now) : formatAgo(value, now)

/** "Due in 2 days"; overdue, the moment itself. */
export const formatDue = (t: ToText, value: string, now = Date.now()): string => {
  const date = momentOf(value)
  if (!date) return t('No deadline')
  if (!isAhead(date, now)) return t('Was due {when}', { when: formatMoment(value) })
  return t('Due {when}', { when: formatAhead(date, value, now) })
}

/** Where "Due" is said above it. */
export const formatDeadline = (value: string | null | undefined, now = Date.now()): string => {
  const date = momentOf(value)
  if (!value || !date) return unknown
  return isAhead(date, now) ? formatAhead(date, value, now) : formatMoment(value)
}

/** "3 hours ago"; beyond a week the day. */
export const formatAgo = (value: string, now = Date.now()): string => {
  const date = momentOf(value)
  if (!date) return unknown
  const seconds = (date.getTime() - now) / 1000
  if (Math.abs(seconds) > week) return formatDay(value)
  const step = steps.find(([, size]) => Math.abs(seconds) >= size)
  return step ? relative.format(Math.round(seconds / step[1]), step[0]) : relative.format(0, 'second')
}

/** How long something lasts: "2h 5m". With a colon, people read minutes and seconds. */
export const formatDuration = (minutes: number): string => {
  const all = Math.round(minutes)
  // Of nothing the formatter says nothing.
  if (all === 0) return '0m'
  return duration.format({ hours: Math.floor(all / 60), minutes: all % 60 })
}
