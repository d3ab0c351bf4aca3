/** Names of calendar periods, the same in every time zone. The front page does not load this file. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const shortMonth = new Intl.DateTimeFormat('en-US', { month: 'short', year: '2-digit', timeZone: 'UTC' })

/** `Dec 3 – 9, 2026` */
export const daysInWords = (from: Date, to: Date): string => day.formatRange(from, to)
/** `December 2026` */
export const monthInWords = (date: Date): string => month.format(date)
/** `Dec 26` for December 2026, below a chart. */
export const shortMonthInWords = (date: Date): string => shortMonth.format(date)
