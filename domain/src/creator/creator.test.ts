import { describe, expect, test } from 'vitest'
import { sizeTier, tiersByViewsPerVideo } from './creator.ts'

describe('the size tier by views and concurrent viewers', () => {
  test.each([
    [0, 0, 'nano'],
    [999, 9, 'nano'],
    [1_000, 0, 'micro'],
    [0, 10, 'micro'],
    [10_000, null, 'mid'],
    [null, 999, 'mid'],
    [100_000, 3, 'macro'],
    [5_000_000, null, 'macro'],
  ])('%s views and %s viewers are %s', (views, ccv, tier) => {
    expect(sizeTier(views, ccv)).toBe(tier)
  })

  test('without figures there is no tier', () => {
    expect(sizeTier(null, null)).toBeNull()
  })
})

describe('the size tier by views per video', () => {
  test.each([
    [249, 4, null],
    [250, 0, 'nano'],
    [0, 20, 'micro'],
    [5_000, 0, 'mid'],
    [25_000, 0, 'macro'],
  ])('%s views and %s viewers are %s', (views, ccv, tier) => {
    expect(sizeTier(views, ccv, tiersByViewsPerVideo)).toBe(tier)
  })
})
