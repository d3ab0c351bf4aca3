import { expect, test } from 'vitest'
import { dayInWords, momentInWords } from './dates.ts'

test.each([
  ['2026-12-03T15:14:00Z', 'Dec 3, 2026', 'Dec 3, 2026, 16:14'],
  ['2026-06-30T22:00:00Z', 'Jul 1, 2026', 'Jul 1, 2026, 00:00'],
])('%s is written as the day and the minute in Stockholm', (text, date, moment) => {
  expect([dayInWords(new Date(text)), momentInWords(new Date(text))]).toEqual([date, moment])
})
