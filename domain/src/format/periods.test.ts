import { afterEach, expect, test, vi } from 'vitest'
import { daysInWords, monthInWords, shortMonthInWords } from './periods.ts'

afterEach(() => vi.unstubAllEnvs())

const day = (text: string): Date => new Date(`${text}T00:00:00Z`)

test.each(['America/Los_Angeles', 'Asia/Tokyo'])(
  'a period has the same name on a device whose time zone is %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(monthInWords(day('2026-12-01'))).toBe('December 2026')
    expect(shortMonthInWords(day('2026-12-01'))).toBe('Dec 26')
  },
)

test.each([
  ['2026-12-03', '2026-12-03', 'Dec 3, 2026'],
  ['2026-12-03', '2026-12-09', 'Dec 3 – 9, 2026'],
  ['2026-11-30', '2026-12-06', 'Nov 30 – Dec 6, 2026'],
  ['2026-12-28', '2027-01-03', 'Dec 28, 2026 – Jan 3, 2027'],
])('the days from %s to %s are written as %s', (from, to, words) => {
  // The formatter puts thin spaces around the dash.
  expect(daysInWords(day(from), day(to)).replaceAll('\u2009', ' ')).toBe(words)
})
