import { expect, test } from 'vitest'
import { readDay } from './dayField.ts'

test.each([
  'Dec 3, 2026',
  'dec 3 2026',
  'December 3rd, 2026',
  '3 Dec 2026',
  '3. December 2026',
  ' 2026-12-03 ',
])('a date field reads %j', (typed) => {
  expect(readDay(typed)).toBe('2026-12-03')
})

test.each([
  '',
  'Dec 3',
  'Dec 3, 202',
  'Dec 3, 0026',
  '0202-12-03',
  'Dec 32, 2026',
  'Feb 29, 2027',
  '2026',
  '2026-13-01',
  'Foo 3, 2026',
  '3/12/2026',
])('a date field shows no error while the user is still typing %j', (typed) => {
  expect(readDay(typed)).toBeNull()
})

test('a date field reads the leap day of a leap year', () => {
  expect(readDay('Feb 29, 2028')).toBe('2028-02-29')
})
