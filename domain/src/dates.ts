/** Dates in the one form of screens, mails and documents, on the clock in Stockholm (rules §1). */
const timeZone = 'Europe/Stockholm'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone })
const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone,
})

/** `Dec 3, 2026` */
export const dayInWords = (date: Date): string => day.format(date)
/** `Dec 3, 2026, 16:14` */
export const momentInWords = (date: Date): string => moment.format(date)
