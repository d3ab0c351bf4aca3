import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts'

/** Dates for screens, mails and documents, in Stockholm time (rules §1). */
const stockholm = 'Europe/Stockholm'

const momentIn = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone })

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: stockholm })
const shortDay = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: stockholm })
const moment = momentIn(stockholm)
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', hourCycle: 'h23', timeZone: stockholm })

/** A date, such as `Dec 3, 2026`. */
export const dayInWords = (date: Date): string => day.format(date)
/** A date such as `Dec 3`, for texts in which the year is clear. */
export const shortDayInWords = (date: Date): string => shortDay.format(date)
/** A time of day, such as `16:14`. */
export const timeInWords = (date: Date): string => time.format(date)
/** A date and time, such as `Dec 3, 2026, 16:14`. */
export const momentInWords = (date: Date): string => moment.format(date)
/** A date and time in the time zone of the reader's device, such as `Dec 3, 2026, 10:14`. */
export const momentHereInWords = (date: Date): string => momentIn(undefined).format(date)

/** Calendar dates such as `2026-12-03` are the same in every time zone. */
const shortCalendarDay = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A date such as `Dec 3`, for texts in which the year is clear. */
export const shortCalendarDayInWords = (date: Date): string => shortCalendarDay.format(date)
const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
]
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })

/** `in 6 days`, `3 hours ago`, `yesterday` or `now`. */
export const relativeInWords = (date: Date, now: number): string => {
  const ms = date.getTime() - now
  const step = steps.find(([, size]) => Math.abs(ms) >= size)
  return step ? relative.format(Math.round(ms / step[1]), step[0]) : relative.format(0, 'second')
}

/** ISO dates are for files, URLs and APIs. Sorted as text, they are in chronological order. */
const isoStockholm = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: stockholm })

/** `2026-12-03`: the date in UTC. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10)
/** `2026-12-03`: the date in Stockholm, where the product's days begin and end (rules §1). */
export const dateInStockholm = (date: Date): string => isoStockholm.format(date)
/** `2026-12-03T15:14:00.000Z`. Empty for an empty cell. */
export const isoMoment = (date: Date | null): string => date?.toISOString() ?? ''
/** `2026-12-03 15:14 UTC`, for operators. */
export const operatorMinute = (date: Date): string =>
  `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`
