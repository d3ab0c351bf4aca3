import { expect, test } from 'vitest'
import { parseExactly } from './exactNumber.ts'

test('`parseExactly` keeps the digits of numbers that JavaScript would round', () => {
  const text =
    '{"a":9223372036854775807,"b":[12344.5699999999999999999999999999990,1e400],"c":-123456789012345678}'
  expect(JSON.stringify(parseExactly(text))).toBe(text)
})

test("`parseExactly` returns plain numbers if JavaScript doesn't round them", () => {
  const text =
    '[0.30000000000000004, 1e21, 1.50, -0.0, 0, 9007199254740991, 1E3, 100000000000000000000, 5e-324]'
  expect(parseExactly(text)).toEqual(JSON.parse(text))
})

test('`parseExactly` leaves a string that contains only digits unchanged', () => {
  expect(parseExactly('{"a":"9223372036854775807"}')).toEqual({ a: '9223372036854775807' })
})
