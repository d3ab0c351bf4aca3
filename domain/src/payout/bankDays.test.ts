import { describe, expect, test } from 'vitest'
import { bankDaysAfter, bankHolidays, isBankDay } from './bankDays.ts'

const at = (text: string): Date => new Date(text)

describe('days on which banks work', () => {
  test('days on which the payment systems TARGET or Federal Reserve are closed are not business days', () => {
    // The holidays that both banks published for these years.
    expect([...bankHolidays(2026)].sort()).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-04-03',
      '2026-04-06',
      '2026-05-01',
      '2026-05-25',
      '2026-06-19',
      // Because the holiday is a Saturday, the Friday before is a business day.
      '2026-07-04',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
      '2026-12-26',
    ])
    expect([...bankHolidays(2027)].filter((day) => /-0[3467]-|-12-/.test(day)).sort()).toEqual([
      '2027-03-26',
      '2027-03-29',
      '2027-06-19',
      // Independence Day is a Sunday.
      '2027-07-05',
      '2027-12-25',
      '2027-12-26',
    ])
  })

  test.each([
    ['2024-03-29', 'Good Friday'],
    ['2025-04-21', 'Easter Monday'],
    ['2038-04-26', 'Easter Monday at its latest'],
    ['2026-11-22', 'a Sunday'],
    ['2026-11-21', 'a Saturday'],
  ])('%s is not a business day: %s', (day) => {
    expect(isBankDay(at(`${day}T12:00:00Z`))).toBe(false)
  })

  test('the Friday before a Saturday holiday is a business day, and so is a national holiday on which banks pay', () => {
    expect(isBankDay(at('2026-07-03T12:00:00Z'))).toBe(true)
    expect(isBankDay(at('2026-06-06T12:00:00Z'))).toBe(false)
    expect(isBankDay(at('2025-06-06T12:00:00Z'))).toBe(true)
  })
})

describe('adding three business days to a date', () => {
  test.each([
    ['in an ordinary week', '2026-11-16T09:00:00Z', '2026-11-19'],
    ['over a weekend', '2026-11-19T23:59:59Z', '2026-11-24'],
    ['over Thanksgiving', '2026-11-25T09:00:00Z', '2026-12-01'],
    ['over Christmas', '2026-12-23T09:00:00Z', '2026-12-29'],
    ['over New Year', '2026-12-30T09:00:00Z', '2027-01-05'],
    ['over Easter', '2026-04-01T09:00:00Z', '2026-04-08'],
    ['from a Sunday', '2026-11-22T09:00:00Z', '2026-11-25'],
  ])('a date three business days later: %s', (_when, from, to) => {
    expect(bankDaysAfter(at(from), 3)).toBe(to)
  })
})
