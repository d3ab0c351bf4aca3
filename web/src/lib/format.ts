import {
  countInWords,
  dayInWords,
  formatExactMoney,
  formatMoney,
  momentInWords,
  shareInWords,
  shortCalendarDayInWords,
  shortCountInWords,
  shortDayInWords,
  timeInWords,
} from '@questboard/domain'
import type { ToText } from './text.ts'

/** The domain's formats for values that may be missing, and the times that are relative to now. */
const unknown = '–'

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const duration = new Intl.DurationFormat('en', { style: 'narrow' })

/** Postgres timestamps can be `infinity`, and a formatter throws on values that are no moment. */
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
export const formatTime = formatWith(timeInWords)
/** A date without its year, for the ends of a chart. Calendar dates are the same in every time zone. */
export const formatShortDay = formatWith(shortCalendarDayInWords)
export const formatMoment = formatWith(momentInWords)
export const formatCount = (value: number | null | undefined): string =>
  value == null ? unknown : countInWords(value)
export const formatPercent = (share: number | null | undefined): string =>
  share == null ? unknown : shareInWords(share)
export const formatShort = (value: number | null | undefined): string =>
  value == null ? unknown : shortCountInWords(value)
/** The values for a message with an abbreviated number: "{shown} {count, plural, one {view} other {views}}". */
export const inShort = (value: number | null | undefined) => ({
  count: value ?? 0,
  shown: formatShort(value),
})
export const formatCents = (value: number | null | undefined): string =>
  value == null ? unknown : formatMoney(value)
/** With two decimals, for ledgers, invoices and money pages. */
export const formatExactCents = (value: number | null | undefined): string =>
  value == null ? unknown : formatExactMoney(value)

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

const week = 7 * 86_400

const yearOf = (date: Date): string => dayInWords(date).slice(-4)

/** Leaves out the current year. */
const formatNearDay = (date: Date, now: number): string =>
  yearOf(date) === yearOf(new Date(now)) ? shortDayInWords(date) : dayInWords(date)

const isAhead = (date: Date, now: number): boolean => date.getTime() >= now

/** Such as "in 2 days". Shows the date if it is more than a week away. */
const formatAhead = (date: Date, value: string, now: number): string =>
  date.getTime() - now > week * 1000 ? formatNearDay(date, now) : formatAgo(value, now)

/** Such as "Due in 2 days". Shows the date and time if it is overdue. */
export const formatDue = (t: ToText, value: string, now = Date.now()): string => {
  const date = momentOf(value)
  if (!date) return t('No deadline')
  if (!isAhead(date, now)) return t('Was due {when}', { when: formatMoment(value) })
  return t('Due {when}', { when: formatAhead(date, value, now) })
}

/** A deadline for use below a heading that says "Due". */
export const formatDeadline = (value: string | null | undefined, now = Date.now()): string => {
  const date = momentOf(value)
  if (!value || !date) return unknown
  return isAhead(date, now) ? formatAhead(date, value, now) : formatMoment(value)
}

/** Such as "3 hours ago". Shows the date if it is more than a week ago. */
export const formatAgo = (value: string, now = Date.now()): string => {
  const date = momentOf(value)
  if (!date) return unknown
  const seconds = (date.getTime() - now) / 1000
  if (Math.abs(seconds) > week) return formatDay(value)
  const step = steps.find(([, size]) => Math.abs(seconds) >= size)
  return step ? relative.format(Math.round(seconds / step[1]), step[0]) : relative.format(0, 'second')
}

/** A duration such as "2h 5m", because "2:05" could also mean minutes and seconds. */
export const formatDuration = (minutes: number): string => {
  const all = Math.round(minutes)
  // The formatter returns an empty text for zero.
  if (all === 0) return '0m'
  return duration.format({ hours: Math.floor(all / 60), minutes: all % 60 })
}
