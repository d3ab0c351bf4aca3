import { expect, test } from 'vitest'
import { daysBefore } from './periods.ts'
import { viewsByDay } from './viewsByDay.ts'

const today = '2026-03-02'

test('the chart of views has a bar for every day of the period, even without content', () => {
  const bars = viewsByDay([{ day: '2026-03-01', type: 'VIDEO', views: 5 }], 3, today)
  expect(bars).toEqual([
    { from: '2026-02-28', Streams: 0, Videos: 0, Shorts: 0 },
    { from: '2026-03-01', Streams: 0, Videos: 5, Shorts: 0 },
    { from: '2026-03-02', Streams: 0, Videos: 0, Shorts: 0 },
  ])
})

test('the chart of views counts streams and their recordings as one kind, and sums all platforms', () => {
  const rows = [
    { day: today, type: 'STREAM', views: 3 },
    { day: today, type: 'VOD', views: 4 },
    { day: today, type: 'SHORTS', views: 1 },
  ]
  expect(viewsByDay(rows, 1, today)).toEqual([{ from: today, Streams: 7, Videos: 0, Shorts: 1 }])
})

test('the chart of views has a bar per week for periods over a month, and the last week ends today', () => {
  const bars = viewsByDay(
    [
      { day: daysBefore(today, 6), type: 'SHORTS', views: 1 },
      { day: daysBefore(today, 7), type: 'SHORTS', views: 10 },
    ],
    90,
    today,
  )
  expect(bars).toHaveLength(13)
  expect(bars.slice(-2).map(({ Shorts }) => Shorts)).toEqual([10, 1])
})

test('the chart of views does not count content outside of the period', () => {
  const rows = [
    { day: daysBefore(today, 7), type: 'VIDEO', views: 9 },
    { day: '2026-03-03', type: 'VIDEO', views: 9 },
  ]
  expect(viewsByDay(rows, 7, today).every(({ Videos }) => Videos === 0)).toBe(true)
  expect(viewsByDay(rows, 7, today)).toHaveLength(7)
})
