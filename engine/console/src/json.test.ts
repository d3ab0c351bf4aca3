import { expect, test } from 'vitest'
import { display, parseJson, pretty } from './json.ts'

test('large JSON numbers keep all digits that Postgres wrote, even if JavaScript would round them', () => {
  expect(parseJson('[9007199254740993, 1.50, 7, 2.5, -0]')).toEqual([
    '9007199254740993',
    '1.50',
    7,
    2.5,
    '-0',
  ])
})

test('`display` shows JSON on one line and null as an empty text', () => {
  expect(display({ a: [1, null] })).toBe('{"a":[1,null]}')
  expect(display(null)).toBe('')
  expect(display(false)).toBe('false')
})

test('JSON inside a string is indented, and other text is unchanged', () => {
  expect(pretty('{"a":1}')).toBe('{\n  "a": 1\n}')
  expect(pretty('not JSON')).toBe('not JSON')
})
