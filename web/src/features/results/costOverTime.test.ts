import { expect, it } from 'vitest'
import { costOverTime } from './costOverTime.ts'

const day = (day: string, paid_views: number, spent_cents = 0) => ({ day, paid_views, spent_cents })

it('the cost per view becomes lower with new views and higher with new spending', () => {
  const days = [day('2026-11-01', 100, 10_000), day('2026-11-03', 300), day('2026-11-04', 0, 30_000)]
  expect(costOverTime(days)).toEqual([
    { day: '2026-11-01', views: 100, cents: 100 },
    { day: '2026-11-02', views: 100, cents: 100 },
    { day: '2026-11-03', views: 400, cents: 25 },
    { day: '2026-11-04', views: 400, cents: 100 },
  ])
})

it('the cost per view is unknown as long as there is no spending or there are no views', () => {
  expect(costOverTime([day('2026-11-01', 5)])).toEqual([{ day: '2026-11-01', views: 5, cents: null }])
  expect(costOverTime([day('2026-11-01', 0, 10_000)])[0]?.cents).toBeNull()
})

it('the chart of costs shows the last 60 days, and its sums include all earlier days', () => {
  const cost = costOverTime([day('2026-01-01', 1000, 1000), day('2026-06-01', 1000)])
  expect(cost).toHaveLength(60)
  expect(cost[0]).toMatchObject({ views: 1000, cents: 1 })
  expect(cost.at(-1)).toMatchObject({ views: 2000, cents: 0.5 })
})

it('a quest without stats has no chart of its cost', () => {
  expect(costOverTime([])).toEqual([])
})
