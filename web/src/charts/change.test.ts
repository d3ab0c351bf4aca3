import { expect, it } from 'vitest'
import { changeOf } from './change.ts'

const t = (key: string) => key

it.each([
  [120, 100, '+20%', 'up'],
  [80, 100, '−20%', 'down'],
  [100, 100, 'No change', 'same'],
  [1001, 1000, 'No change', 'same'],
  [5, 0, 'Up from 0', 'up'],
  [5, null, 'No earlier data', 'same'],
  [0, null, 'No earlier data', 'same'],
  [0, 0, 'No change', 'same'],
  [0, 4, '−100%', 'down'],
  [1_000, 4, 'More than 10×', 'up'],
])('a change of a number to %s from %s is shown as %s', (now, before, words, direction) => {
  expect(changeOf(t, now, before)).toEqual({ words, direction })
})
