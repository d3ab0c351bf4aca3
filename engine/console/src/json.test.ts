import { expect, test } from 'vitest'
import { display, parseJson, pretty } from './json.ts'

test('numbers that JavaScript would change keep the digits that Postgres wrote', () => {
  expect(parseJson('[9007199254740993, 1.50, 7, 2.5, -0]')).toEqual([
    '9007199254740993',
    '1.50',
    7,
    2.5,
    '-0',
  ])
})

test('a cell shows JSON in one line, and nothing for null', () => {
  expect(display({ a: [1, null] })).toBe('{"a":[1,null]}')
  expect(display(null)).toBe('')
  expect(display(false)).toBe('false')
})

test('JSON inside a text is laid out, and other text left alone', () => {
  expect(pretty('{"a":1}')).toBe('{\n  "a": 1\n}')
  expect(pretty('not JSON')).toBe('not JSON')
})
