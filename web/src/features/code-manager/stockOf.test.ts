import { describe, expect, it } from 'vitest'
import { countIn, stockOf } from './stockOf.ts'

const company = 'c1'
const sum = { available: 5, claimed: 3, unavailable: 2 }

describe('counting the codes in a list', () => {
  it('`stockOf` adds up the number of codes if the only filters are item, platform and status', () => {
    const all = stockOf(company, [])
    expect(all?.where).toEqual({ _and: [{ company_id: { _eq: company } }] })
    expect(countIn(all, sum)).toBe(10)
    const some = stockOf(company, [
      { item_id: { _in: ['i1'] } },
      { status: { _in: ['claimed', 'available'] } },
    ])
    expect(some?.where).toEqual({ _and: [{ company_id: { _eq: company } }, { item_id: { _in: ['i1'] } }] })
    expect(countIn(some, sum)).toBe(8)
  })

  it('`countIn` returns 0 without codes, and null while their number is unknown', () => {
    const all = stockOf(company, [])
    expect(countIn(all, { available: null, claimed: null, unavailable: null })).toBe(0)
    expect(countIn(all, undefined)).toBe(null)
  })

  it('`stockOf` returns null for filters that it cannot count', () => {
    expect(stockOf(company, [{ created_at: { _gte: '2026-11-01T00:00:00Z' } }])).toBe(null)
    expect(stockOf(company, [{ status: { _in: ['claimed'] } }, { revoked_at: { _is_null: true } }])).toBe(
      null,
    )
  })
})
