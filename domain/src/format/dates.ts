/** Dates in the one form of screens, mails and documents, on the clock in Stockholm (rules §1). */
const stockholm = 'Europe/Stockholm'

const momentIn = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone })

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: stockholm })
const shortDay = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: stockholm })
const moment = momentIn(stockholm)
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', hourCycle: 'h23', timeZone: stockholm })

/** `Dec 3, 2026` */
export const dayInWords = (date: Date): string => day.format(date)
/** `Dec 3`, where the year is clear. */
export const shortDayInWords = (date: Date): string => shortDay.format(date)
/** `16:14` */
export const timeInWords = (date: Date): string => time.format(date)
/** `Dec 3, 2026, 16:14` */
export const momentInWords = (date: Date): string => moment.format(date)
/** `Dec 3, 2026, 10:14`, on the clock of the reader's device. */
export const momentHereInWords = (date: Date): string => momentIn(undefined).format(date)

/** Calendar dates such as `2026-12-03` are the same in every time zone. */
const calendarDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const shortCalendarDay = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const shortMonth = new Intl.DateTimeFormat('en-US', { month: 'short', year: '2-digit', timeZone: 'UTC' })

/** `Dec 3`, where the year is clear. */
export const shortCalendarDayInWords = (date: Date): string => shortCalendarDay.format(date)
/** `Dec 3 – 9, 2026` */
export const daysInWords = (from: Date, to: Date): string => calendarDay.formatRange(from, to)
/** `December 2026` */
export const monthInWords = (date: Date): string => month.format(date)
/** `Dec 26` for December 2026, below a chart. */
export const shortMonthInWords = (date: Date): string => shortMonth.format(date)
