import { expect, it } from 'vitest'
import { changeOf } from './change.ts'

const t = (key: string) => key

it.each([
  [120, 100, '+20%', 'up'],
  [80, 100, '−20%', 'down'],
  [100, 100, 'No change', 'same'],
  [1001, 1000, 'No change', 'same'],
  [5, 0, 'New', 'up'],
  [0, 0, 'No change', 'same'],
  [0, 4, '−100%', 'down'],
  [1_000, 4, 'More than 10×', 'up'],
])('a change to %d from %d is shown as %s', (now, before, words, direction) => {
  expect(changeOf(t, now, before)).toEqual({ words, direction })
})
