import { expect, test } from 'vitest'
import { readPeriod } from '../../lib/period.ts'
import { averageViewers, pointsOf, sumOf } from './dayFigures.ts'

const row = (day: string, views: number, air = 60, ccv = 600) => ({
  day,
  views,
  hours_watched: 1,
  air_minutes: air,
  ccv_minutes: ccv,
})

test('stats of several platforms are summed per day and in total', () => {
  const rows = [row('2026-11-22', 5), row('2026-11-23', 7), row('2026-11-23', 8)]
  expect(sumOf(rows)).toEqual({ views: 20, hours_watched: 3, air_minutes: 180, ccv_minutes: 1800 })
  const { now } = pointsOf(readPeriod('30', '2026-11-23'), rows, ({ views }) => views)
  expect(now.slice(-2)).toEqual([5, 15])
})

test('average viewers are weighted by time on air, and are unknown if there are no streams', () => {
  expect(averageViewers(sumOf([row('2026-11-22', 0, 60, 600), row('2026-11-23', 0, 180, 7200)]))).toBe(33)
  expect(averageViewers(sumOf([]))).toBeNull()
})
