import { isoDay } from '@questboard/domain'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
/** The full name of a month, or at least its first three letters. */
const monthFirst = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/
const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?\.? ([a-z]{3,9})\.?,? (\d{4})$/

const monthNamed = (name = ''): number => months.indexOf(name.slice(0, 3)) + 1

const partsOf = (text: string): readonly number[] | null => {
  const [, isoYear, isoMonth, isoDay] = iso.exec(text) ?? []
  if (isoYear) return [Number(isoYear), Number(isoMonth), Number(isoDay)]
  const [, month, day, year] = monthFirst.exec(text) ?? []
  if (year) return [Number(year), monthNamed(month), Number(day)]
  const [, firstDay, laterMonth, lastYear] = dayFirst.exec(text) ?? []
  return lastYear ? [Number(lastYear), monthNamed(laterMonth), Number(firstDay)] : null
}

/** The first year that a date field accepts, because the user is still typing a year such as 0202. */
const firstYear = 1000

/** Reads `Dec 3, 2026`, `December 3 2026`, `3 Dec 2026` and `2026-12-03` as `2026-12-03`. Null for anything else. */
export const readDay = (typed: string): string | null => {
  const parts = partsOf(typed.trim().replace(/\s+/g, ' ').toLowerCase())
  if (parts === null) return null
  const [year = 0, month = 0, day = 0] = parts
  if (year < firstYear) return null
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? isoDay(date) : null
}

/** A date field shows and accepts the same format as all other dates. */
export const dayField = {
  valueFormat: 'MMM D, YYYY',
  dateParser: readDay,
  firstDayOfWeek: 1,
} as const
