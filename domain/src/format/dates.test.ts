import { afterEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts'
import {
  dateInStockholm,
  dayInWords,
  isoDay,
  isoMoment,
  momentHereInWords,
  momentInWords,
  operatorMinute,
  relativeInWords,
  shortCalendarDayInWords,
  shortDayInWords,
  timeInWords,
} from './dates.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['2026-12-03T15:14:00Z', 'Dec 3, 2026', 'Dec 3, 2026, 16:14'],
  ['2026-06-30T22:00:00Z', 'Jul 1, 2026', 'Jul 1, 2026, 00:00'],
])('%s is written as the day and minute in Stockholm', (text, date, moment) => {
  expect([dayInWords(new Date(text)), momentInWords(new Date(text))]).toEqual([date, moment])
})

test.each([
  ['2026-12-31T23:00:00Z', 'Jan 1, 2027', 'Jan 1', '00:00', '2027-01-01'],
  ['2026-03-29T00:59:00Z', 'Mar 29, 2026', 'Mar 29', '01:59', '2026-03-29'],
  ['2026-03-29T01:00:00Z', 'Mar 29, 2026', 'Mar 29', '03:00', '2026-03-29'],
  ['2026-10-25T00:30:00Z', 'Oct 25, 2026', 'Oct 25', '02:30', '2026-10-25'],
  ['2026-10-25T01:30:00Z', 'Oct 25, 2026', 'Oct 25', '02:30', '2026-10-25'],
])("%s is written in Stockholm's time, whether or not it is summer time", (text, ...words) => {
  const date = new Date(text)
  expect([dayInWords(date), shortDayInWords(date), timeInWords(date), dateInStockholm(date)]).toEqual(words)
})

describe("times in the device's time zone", () => {
  const date = new Date('2026-12-03T23:14:00Z')

  test.each([
    ['America/Los_Angeles', 'Dec 3, 2026, 15:14'],
    ['Europe/Stockholm', 'Dec 4, 2026, 00:14'],
    ['Asia/Tokyo', 'Dec 4, 2026, 08:14'],
  ])("on a device in %s, a time can be written in the device's own time zone", (zone, here) => {
    vi.stubEnv('TZ', zone)
    expect(momentHereInWords(date)).toBe(here)
    expect(momentInWords(date)).toBe('Dec 4, 2026, 00:14')
    expect(isoDay(date)).toBe('2026-12-03')
  })
})

test('a calendar date without a time is the same in every time zone', () => {
  expect(shortCalendarDayInWords(new Date('2026-12-03T00:00:00Z'))).toBe('Dec 3')
})

test('dates in files are in ISO format and UTC, and a missing date is an empty cell', () => {
  const date = new Date('2026-12-03T15:14:05.250Z')
  expect(isoDay(date)).toBe('2026-12-03')
  expect(isoMoment(date)).toBe('2026-12-03T15:14:05.250Z')
  expect(isoMoment(null)).toBe('')
  expect(operatorMinute(date)).toBe('2026-12-03 15:14 UTC')
})

test.each([
  [0, 'now'],
  [-30_000, 'now'],
  [MINUTE_MS, 'in 1 minute'],
  [2 * MINUTE_MS, 'in 2 minutes'],
  [-HOUR_MS, '1 hour ago'],
  [-3 * HOUR_MS, '3 hours ago'],
  [DAY_MS, 'tomorrow'],
  [-DAY_MS, 'yesterday'],
  [6 * DAY_MS, 'in 6 days'],
  [-2 * DAY_MS, '2 days ago'],
])('a time %d ms from now is written as %s', (ms, words) => {
  const now = Date.parse('2026-12-03T15:14:00Z')
  expect(relativeInWords(new Date(now + ms), now)).toBe(words)
})
