import { expect, it } from 'vitest'
import {
  type AnalyticsFigures,
  analyticsFiguresMost,
  readAnalyticsLayout,
  withFigures,
  withoutFigures,
} from './analyticsPage.ts'

const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const streams: AnalyticsFigures = { kind: 'channel', id: id(1), type: 'STREAM' }
const shorts: AnalyticsFigures = { ...streams, type: 'SHORTS' }
const game: AnalyticsFigures = { kind: 'game', id: id(2) }
const empty = readAnalyticsLayout({})

it('a new Analytics Page is empty, and an unreadable layout shows nothing', () => {
  expect(empty).toEqual({ period: '30', figures: [] })
  expect(readAnalyticsLayout({ figures: [{ kind: 'weather' }] })).toEqual(empty)
  expect(readAnalyticsLayout(null)).toEqual(empty)
})

it('each chart can be added once to an Analytics Page, comes last and can be removed', () => {
  const full = [streams, shorts, game].reduce((layout, one) => withFigures(layout, one) ?? layout, empty)
  expect(full.figures).toEqual([streams, shorts, game])
  expect(withFigures(full, shorts)).toBe(full)
  expect(withoutFigures(full, streams).figures).toEqual([shorts, game])
})

it('an Analytics Page refuses more charts than the limit', () => {
  const figures = Array.from(
    { length: analyticsFiguresMost },
    (_, n) => ({ kind: 'game', id: id(n) }) as const,
  )
  expect(withFigures({ ...empty, figures }, streams)).toBeNull()
})
