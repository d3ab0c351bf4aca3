import { expect, test } from 'vitest'
import {
  allOf,
  anyOf,
  countInWords,
  feeInWords,
  hoursInWords,
  shareInWords,
  shortCountInWords,
  sizeInWords,
} from './numbers.ts'

test('a number has separators, and at most one decimal if it is shortened or is a number of hours', () => {
  expect([0, 999, 12_340, -12_340].map(countInWords)).toEqual(['0', '999', '12,340', '-12,340'])
  expect([0, 999, 12_340, 2_000_000].map(shortCountInWords)).toEqual(['0', '999', '12.3K', '2M'])
  expect([0, 0.25, 12_340.55].map(hoursInWords)).toEqual(['0', '0.3', '12,340.6'])
})

test('a share is written as a whole percentage, and a fee with two decimals', () => {
  expect([0, 0.125, 1.5].map(shareInWords)).toEqual(['0%', '13%', '150%'])
  expect([0, 1250, 1999].map(feeInWords)).toEqual(['0%', '12.5%', '19.99%'])
})

test('the size of a file is written in megabytes', () => {
  expect([0, 12_345_678].map(sizeInWords)).toEqual(['0 MB', '12.3 MB'])
})

test('a list of names is written for one, two or more names', () => {
  expect([[], ['Twitch'], ['Twitch', 'YouTube'], ['Twitch', 'YouTube', 'TikTok']].map(allOf)).toEqual([
    '',
    'Twitch',
    'Twitch and YouTube',
    'Twitch, YouTube and TikTok',
  ])
  expect(anyOf(['Twitch', 'YouTube', 'TikTok'])).toBe('Twitch, YouTube or TikTok')
})
