import { describe, expect, it } from 'vitest'
import { clicksByCountry, clicksOn, costOf, costPerThousandViews, reachPerKey } from './keyResults.ts'

const figures = { claimed: 8, completed: 3, claimants: 5, views: 4000 }
const nothing = { claimed: 0, completed: 0, claimants: 0, views: 0 }

describe('computing the results of a key campaign', () => {
  it('key campaign results show the reach per key, and the cost at a given price', () => {
    expect(reachPerKey(figures)).toBe(500)
    expect(costOf(figures, 2_000)).toEqual({ cents: 16_000, centsPerThousandViews: 4_000 })
    expect(costPerThousandViews(2, 4_000, 2_000)).toBe(1_000)
    expect(reachPerKey(nothing)).toBeNull()
    expect(costOf(nothing, 2_000)).toEqual({ cents: 0, centsPerThousandViews: null })
  })

  it('key campaign results count clicks by country, with the highest number first, and by device', () => {
    const rows = [
      { country: 'SE', device: 'desktop', clicks: 2 },
      { country: 'US', device: 'mobile', clicks: 4 },
      { country: 'SE', device: 'mobile', clicks: 3 },
      { country: 'DE', device: 'desktop', clicks: 4 },
    ]
    expect(clicksByCountry(rows)).toEqual([
      ['SE', 5],
      ['DE', 4],
      ['US', 4],
    ])
    expect(clicksOn(rows, 'desktop')).toBe(6)
    expect(clicksOn(rows, 'other')).toBe(0)
  })
})
