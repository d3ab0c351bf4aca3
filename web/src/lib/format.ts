import {
  countInWords,
  DAY_MS,
  dayInWords,
  formatExactMoney,
  formatMoney,
  momentInWords,
  relativeInWords,
  shareInWords,
  shortCalendarDayInWords,
  shortCountInWords,
  shortDayInWords,
  timeInWords,
} from '@questboard/domain'
import type { ToText } from './text.ts'

/** The domain's formats (domain/src/format) for values that may be missing, and the sentences about deadlines. */
const unknown = '–'

/** Postgres timestamps can be `infinity`, and formatters throw an error if a value is not a valid time. */
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
/** An amount with two decimals, for ledgers, invoices, money pages and table columns. */
export const formatExactCents = (value: number | null | undefined): string =>
  value == null ? unknown : formatExactMoney(value)

const WEEK_MS = 7 * DAY_MS

const yearOf = (date: Date): string => dayInWords(date).slice(-4)

/** A date. The year is shown only if it is not the current year. */
const formatNearDay = (date: Date, now: number): string =>
  yearOf(date) === yearOf(new Date(now)) ? shortDayInWords(date) : dayInWords(date)

const isAhead = (date: Date, now: number): boolean => date.getTime() >= now

/** A time such as "in 2 days". Shows the date if it is more than a week away. */
const formatAhead = (date: Date, value: string, now: number): string =>
  date.getTime() - now > WEEK_MS ? formatNearDay(date, now) : formatAgo(value, now)

/** A deadline such as "Due in 2 days". Shows the date and time if it is overdue. */
export const formatDue = (t: ToText, value: string, now = Date.now()): string => {
  const date = momentOf(value)
  if (!date) return t('No deadline')
  if (!isAhead(date, now)) return t('Was due {when}', { when: formatMoment(value) })
  return t('Due {when}', { when: formatAhead(date, value, now) })
}

/** A deadline, for use below a heading with the word "Due". */
export const formatDeadline = (value: string | null | undefined, now = Date.now()): string => {
  const date = momentOf(value)
  if (!value || !date) return unknown
  return isAhead(date, now) ? formatAhead(date, value, now) : formatMoment(value)
}

/** A time such as "3 hours ago". Shows the date if it is more than a week ago. */
export const formatAgo = (value: string, now = Date.now()): string => {
  const date = momentOf(value)
  if (!date) return unknown
  return Math.abs(date.getTime() - now) > WEEK_MS ? formatDay(value) : relativeInWords(date, now)
}
