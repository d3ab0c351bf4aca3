import { describe, expect, it } from 'vitest'
import {
  formatAgo,
  formatCents,
  formatCount,
  formatDay,
  formatDeadline,
  formatDue,
  formatShort,
  formatShortDay,
} from './format.ts'
import { say } from './text.ts'

const now = Date.parse('2026-03-02T12:00:00Z')

it('dates are shown in Stockholm time, where days start one or two hours earlier than in UTC', () => {
  expect(formatDay('2026-03-02T22:59:00Z')).toBe('Mar 2, 2026')
  expect(formatDay('2026-03-02T23:01:00+00:00')).toBe('Mar 3, 2026')
  expect(formatShortDay('2026-03-02')).toBe('Mar 2')
})

it.each([null, undefined, '', 'infinity', '-infinity', 'soon'])(
  'date formats show a dash for the invalid time %s',
  (value) => {
    expect(formatDay(value)).toBe('–')
    expect(formatShortDay(value)).toBe('–')
    if (typeof value === 'string') {
      expect(formatAgo(value, now)).toBe('–')
      expect(formatDue(say, value, now)).toBe('No deadline')
    }
  },
)

describe('formatting how long ago an event was', () => {
  it.each([
    ['2026-03-02T11:59:30Z', 'now'],
    ['2026-03-02T11:15:00Z', '45 minutes ago'],
    ['2026-03-02T08:00:00Z', '4 hours ago'],
    ['2026-03-01T12:00:00Z', 'yesterday'],
    ['2026-02-01T12:00:00Z', 'Feb 1, 2026'],
  ])('the time of an event at %s is shown as %s', (value, words) => {
    expect(formatAgo(value, now)).toBe(words)
  })
})

describe('formatting when a deadline is', () => {
  it.each([
    ['2026-03-04T13:00:00Z', 'Due in 2 days'],
    ['2026-03-20T12:00:00Z', 'Due Mar 20'],
    ['2027-01-20T12:00:00Z', 'Due Jan 20, 2027'],
    ['2026-03-02T10:00:00Z', 'Was due Mar 2, 2026, 11:00'],
  ])('the deadline %s is shown as “%s”', (value, words) => {
    // Node and browsers write a narrow space before AM.
    expect(formatDue(say, value, now).replaceAll('\u202f', ' ')).toBe(words)
    // Below a heading with the word "Due", the sentences do not repeat that word.
    expect(words.endsWith(formatDeadline(value, now).replaceAll('\u202f', ' '))).toBe(true)
  })
})

it('numbers are written as in US English', () => {
  expect(formatCount(1234567)).toBe('1,234,567')
  expect(formatShort(15_300)).toBe('15.3K')
  expect(formatCents(123_456)).toBe('$1,234.56')
  expect([formatCount(null), formatShort(undefined), formatCents(null)]).toEqual(['–', '–', '–'])
})
