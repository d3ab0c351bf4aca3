import { expect, test } from 'vitest'
import { highestOf, kindOf } from './chart.ts'
import { partialPath } from './scale.ts'

test.each([
  ['a value on each day', [1, 2, 3, 4, 5, 6], 'lines'],
  ['a value on half of the days', [1, 0, 3, 0, 5, 0], 'lines'],
  ['a value on a third of the days', [1, 0, 0, null, 5, 0], 'bars'],
  ['two days', [3, 4], 'bars'],
] as const)('a chart with %s is drawn with the right marks', (_title, values, kind) => {
  expect(kindOf(values)).toBe(kind)
})

test("the top of a bar chart's axis fits the highest stack of bars, without the bars of the previous period", () => {
  const now = { name: 'Now', values: [3, 1] }
  const more = { name: 'More', values: [2, 2] }
  const before = { name: 'Before', values: [4, 4], tone: 'before' } as const
  expect(highestOf('bars', [now, more])).toBe(5)
  expect(highestOf('bars', [now, more, before])).toBe(5)
})

test("the parts of a chart's line next to incomplete points are drawn separately from the rest of the line", () => {
  expect(partialPath([5, 10, 5], [false, false, true], 10)).toBe('M50 0L83.33 50')
  expect(partialPath([5, 10, 5], [true, false, false], 10)).toBe('M16.67 50L50 0')
  expect(partialPath([null, null, 5], [false, false, true], 10)).toBe('M83.33 50L83.33 50')
  expect(partialPath([5, 10], [false, false], 10)).toBe('')
})
