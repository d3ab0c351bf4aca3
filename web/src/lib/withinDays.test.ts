import { expect, it } from 'vitest'
import { withinDays } from './withinDays.ts'

it.each([
  ['a day in winter', '2026-01-15', '2026-01-14T23:00:00.000Z', '2026-01-15T23:00:00.000Z'],
  ['a day in summer', '2026-07-15', '2026-07-14T22:00:00.000Z', '2026-07-15T22:00:00.000Z'],
  ['the day on which summer begins', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['the day on which it ends', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['the last day of a year', '2026-12-31', '2026-12-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
])('a filter for %s begins and ends at midnight in Stockholm', (_which, day, begins, ends) => {
  expect(withinDays({ from: day, to: day })).toEqual({ _gte: begins, _lt: ends })
})

it('a filter by days with only a first or only a last day has no limit on the other side', () => {
  expect(withinDays({ from: '2026-01-15', to: null })).toEqual({ _gte: '2026-01-14T23:00:00.000Z' })
  expect(withinDays({})).toEqual({})
})
