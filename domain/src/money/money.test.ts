import { describe, expect, test } from 'vitest'
import { formatMoney } from './money.ts'

describe('money in words', () => {
  test.each([
    [0, '$0'],
    [-0, '$0'],
    [125_000, '$1,250'],
    [125_050, '$1,250.50'],
    [-5, '-$0.05'],
  ])('%s cents are %s', (cents, words) => {
    expect(formatMoney(cents)).toBe(words)
  })
})
