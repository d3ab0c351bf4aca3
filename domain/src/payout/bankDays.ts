import { DAY_MS } from '../durations.ts'
import { isoDay } from '../format/dates.ts'

/**
 * Business days exclude weekends and the holidays of TARGET (the euro's payment system, unchanged since 2002) and the Federal
 * Reserve. Lists of public holidays don't fit: the Federal Reserve works on the Friday before a Saturday holiday, and TARGET
 * on most national holidays.
 */
const at = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day))
const plusDays = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS)

/** The Gregorian computus of Meeus, Jones and Butcher. */
const easterSunday = (year: number): Date => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const correction = Math.floor((century + 8) / 25)
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((century - correction + 1) / 3) + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * shift + 114
  return at(year, Math.floor(days / 31), (days % 31) + 1)
}

const targetHolidays = (year: number): readonly Date[] => [
  at(year, 1, 1),
  plusDays(easterSunday(year), -2),
  plusDays(easterSunday(year), 1),
  at(year, 5, 1),
  at(year, 12, 25),
  at(year, 12, 26),
]

const MONDAY = 1
const THURSDAY = 4

/** The n-th of this weekday in a month. A negative n counts from the end. */
const nthWeekday = (year: number, month: number, weekday: number, n: number): Date => {
  if (n < 0) {
    const last = at(year, month + 1, 0)
    return plusDays(last, -((last.getUTCDay() - weekday + 7) % 7))
  }
  const first = at(year, month, 1)
  return plusDays(first, ((weekday - first.getUTCDay() + 7) % 7) + (n - 1) * 7)
}

/** A Sunday holiday moves to Monday. A Saturday holiday does not move. */
const observed = (holiday: Date): Date => (holiday.getUTCDay() === 0 ? plusDays(holiday, 1) : holiday)

const federalReserveHolidays = (year: number): readonly Date[] => [
  observed(at(year, 1, 1)),
  nthWeekday(year, 1, MONDAY, 3),
  nthWeekday(year, 2, MONDAY, 3),
  nthWeekday(year, 5, MONDAY, -1),
  observed(at(year, 6, 19)),
  observed(at(year, 7, 4)),
  nthWeekday(year, 9, MONDAY, 1),
  nthWeekday(year, 10, MONDAY, 2),
  observed(at(year, 11, 11)),
  nthWeekday(year, 11, THURSDAY, 4),
  observed(at(year, 12, 25)),
]

/** Days on which banks in Europe or the US are closed. */
export const bankHolidays = (year: number): ReadonlySet<string> =>
  new Set([...targetHolidays(year), ...federalReserveHolidays(year)].map(isoDay))

export const isBankDay = (moment: Date): boolean =>
  moment.getUTCDay() % 6 !== 0 && !bankHolidays(moment.getUTCFullYear()).has(isoDay(moment))

/** The date `bankDays` business days after this day, in the form `2026-12-24`. */
export const bankDaysAfter = (moment: Date, bankDays: number): string => {
  let day = at(moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate())
  for (let left = bankDays; left > 0; ) {
    day = plusDays(day, 1)
    if (isBankDay(day)) left -= 1
  }
  return isoDay(day)
}
