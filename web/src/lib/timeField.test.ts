import { expect, test } from 'vitest'
import { readTime } from './timeField.ts'

test.each([
  ['16:14', '16:14'],
  [' 16.14 ', '16:14'],
  ['1614', '16:14'],
  ['4:14 PM', '16:14'],
  ['4:14 p.m.', '16:14'],
  ['4pm', '16:00'],
  ['9:05', '09:05'],
  ['905', '09:05'],
  ['00:00', '00:00'],
  ['12:00 am', '00:00'],
  ['12 pm', '12:00'],
  ['23:59', '23:59'],
])('a time field reads %j as %s', (typed, time) => {
  expect(readTime(typed)).toBe(time)
})

test.each([
  '',
  '1',
  '16',
  '16:',
  '16:1',
  '24:00',
  '16:60',
  '13 pm',
  '0 am',
  '16:14:30',
  '4:14 m',
  'noon',
  '-1:00',
])('a time field shows no error while the user is still typing %j', (typed) => {
  expect(readTime(typed)).toBeNull()
})
