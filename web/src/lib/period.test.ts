import { expect, test } from 'vitest'
import { pointsOver, rangeProblem, readPeriod, stepped } from './period.ts'

const today = '2026-11-23'
const daysOf = (written: string | null) => {
  const { from, to, before } = readPeriod(written, today)
  return `${from} ${to} | ${before.from} ${before.to}`
}

test.each([
  [
    'the last 30 days end today, and are compared with the 30 days before',
    null,
    '2026-10-25 2026-11-23 | 2026-09-25 2026-10-24',
  ],
  ['the last year is 365 days', '365', '2025-11-24 2026-11-23 | 2024-11-24 2025-11-23'],
  ['a week begins on Monday', 'week', '2026-11-23 2026-11-23 | 2026-11-16 2026-11-16'],
  [
    'the current month is compared with as many days of the last month',
    'month',
    '2026-11-01 2026-11-23 | 2026-10-01 2026-10-23',
  ],
  [
    'a past month is compared with the whole month before it',
    'month.2026-03-14',
    '2026-03-01 2026-03-31 | 2026-02-01 2026-02-28',
  ],
  ['a quarter', 'quarter.2026-08-01', '2026-07-01 2026-09-30 | 2026-04-01 2026-06-30'],
  ['a year', 'year.2025-06-30', '2025-01-01 2025-12-31 | 2024-01-01 2024-12-31'],
  [
    'a range of dates is compared with as many days before it',
    'custom.2026-11-03.2026-11-12',
    '2026-11-03 2026-11-12 | 2026-10-24 2026-11-02',
  ],
  [
    'a range in the future becomes the default one',
    'custom.2026-11-03.2026-11-24',
    '2026-10-25 2026-11-23 | 2026-09-25 2026-10-24',
  ],
  [
    'a future period becomes the current one',
    'year.2031-01-01',
    '2026-01-01 2026-11-23 | 2025-01-01 2025-11-23',
  ],
  [
    'a year that no one can mean becomes the current one',
    'year.0000-01-01',
    '2026-01-01 2026-11-23 | 2025-01-01 2025-11-23',
  ],
  [
    'an unknown period becomes the default one',
    'decade.2020',
    '2026-10-25 2026-11-23 | 2026-09-25 2026-10-24',
  ],
])('choosing a period for stats gives the right days: %s', (_title, written, days) => {
  expect(daysOf(written)).toBe(days)
})

test('a month is compared with the month before it, for as many days as that month has', () => {
  const { before } = readPeriod('month', '2026-03-31')
  expect(before).toEqual({ from: '2026-02-01', to: '2026-02-28' })
})

test('a calendar period can go back without a limit, but not beyond the current period', () => {
  const month = readPeriod('month', today)
  expect(stepped(month, 1)).toBeNull()
  expect(stepped(month, -1)).toBe('month.2026-10-01')
  const october = readPeriod('month.2026-10-01', today)
  expect(readPeriod(stepped(october, 1), today).isCurrent).toBe(true)
  expect(stepped(readPeriod('90', today), -1)).toBeNull()
})

test('a chart has one point per day for up to a month, and one point per week for longer periods', () => {
  const rows = [
    { day: '2026-11-23', views: 5 },
    { day: '2026-11-17', views: 2 },
    { day: '2026-10-24', views: 7 },
    { day: '2020-01-01', views: 99 },
  ]
  const daily = pointsOver(readPeriod('30', today), rows, ({ views }) => views)
  expect(daily.points).toHaveLength(30)
  expect(daily.now.at(-1)).toBe(5)
  expect(daily.before.at(-1)).toBe(7)
  const weekly = pointsOver(readPeriod('90', today), rows, ({ views }) => views)
  expect(weekly.points).toHaveLength(13)
  expect(weekly.points.at(-1)).toEqual({ from: '2026-11-17', to: '2026-11-23' })
  expect(weekly.now.at(-1)).toBe(7)
  expect(weekly.now.reduce((sum, value) => sum + value, 0)).toBe(14)
})

test('the previous period has no values before the first day with data, so that a chart draws no line at 0', () => {
  const period = readPeriod('30', today)
  const first = pointsOver(period, [{ day: '2026-11-01', views: 5 }], ({ views }) => views)
  expect(first.before.every((value) => value === null)).toBe(true)
  const later = pointsOver(period, [{ day: '2026-10-01', views: 5 }], ({ views }) => views)
  expect(later.before.slice(5, 8)).toEqual([null, 5, 0])
  expect(pointsOver(period, [], () => 0).before[0]).toBeNull()
})

test.each([
  ['2026-11-23', '2026-11-23', null],
  ['2025-11-23', '2026-11-23', null],
  ['2025-11-22', '2026-11-23', 'Choose at most {days} days.'],
  ['2026-11-12', '2026-11-03', 'Choose a last day on or after the first day.'],
  ['2026-11-12', '2026-11-24', 'Choose days up to today.'],
  ['', '2026-11-24', 'Choose a first and a last day.'],
  ['2026-02-30', '2026-03-01', 'Choose a first and a last day.'],
])('the range from %s to %s is checked before it is shown', (from, to, problem) => {
  expect(rangeProblem({ from, to }, today)).toBe(problem)
  expect(readPeriod(`custom.${from}.${to}`, today).problem).toBe(problem ?? undefined)
})

test('a chart marks today and weeks that the period cuts off as incomplete', () => {
  const partialIn = (written: string) => pointsOver(readPeriod(written, today), [], () => 0).partial
  expect(partialIn('30').slice(-2)).toEqual([null, 'soFar'])
  expect(partialIn('90').filter((days) => days !== null)).toEqual([6, 'soFar'])
  expect(partialIn('month.2026-10-01').every((days) => days === null)).toBe(true)
  expect(partialIn('custom.2026-09-01.2026-10-10')[0]).toBe(5)
})
