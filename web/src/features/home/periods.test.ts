import { expect, it } from 'vitest'
import { byDay, daysBefore, daysUntil, sum } from './periods.ts'

it('`daysUntil` returns the given number of days, and the last one is the given day', () => {
  expect(daysUntil('2026-03-02', 3)).toEqual(['2026-02-28', '2026-03-01', '2026-03-02'])
  expect(daysBefore('2026-03-02', 2)).toBe('2026-02-28')
})

it('a period and the previous period of the same length do not overlap', () => {
  const now = daysUntil('2026-03-02', 30)
  const before = daysUntil(daysBefore('2026-03-02', 30), 30)
  expect(new Set([...now, ...before]).size).toBe(60)
  expect(daysBefore(now[0] ?? '', 1)).toBe(before.at(-1))
})

it('`byDay` returns 0 for a day that has no row', () => {
  const rows = [
    { day: '2026-03-01', views: 5 },
    { day: '2026-01-01', views: 99 },
    { day: null, views: 7 },
  ]
  const figures = byDay(rows, ['2026-02-28', '2026-03-01'], ({ views }) => views)
  expect([figures, sum(figures)]).toEqual([[0, 5], 5])
})
