import { expect, it } from 'vitest'
import { csvOf } from './csvOf.ts'

it.each([
  ['=1+1', `'=1+1`],
  ['-12.50', '-12.50'],
  ['-cmd', `'-cmd`],
  ['@here', `'@here`],
  ['a, "b"', `"a, ""b"""`],
])('a cell %s is written as %s', (cell, written) => {
  expect(csvOf(['What'], [[cell]])).toBe(`\uFEFFWhat\r\n${written}\r\n`)
})
