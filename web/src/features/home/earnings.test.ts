import { describe, expect, it } from 'vitest'
import { earnedByMonth, earnedLately, monthsUntil, nameMonth, nextPayoutOf } from './earnings.ts'

const now = Date.parse('2026-11-23T06:00:00Z')

describe('listing the months of the earnings chart', () => {
  it('`monthsUntil` ends with the current month', () => {
    expect(monthsUntil(now, 3)).toEqual(['2026-09', '2026-10', '2026-11'])
  })

  it('`monthsUntil` continues into the previous year', () => {
    expect(monthsUntil(Date.parse('2026-01-15T12:00:00Z'), 3)).toEqual(['2025-11', '2025-12', '2026-01'])
  })

  it('`monthsUntil` uses Stockholm time at the end of a month', () => {
    expect(monthsUntil(Date.parse('2026-10-31T23:30:00Z'), 1)).toEqual(['2026-11'])
  })

  it('`nameMonth` returns a short name', () => {
    expect(nameMonth('2026-09')).toBe('Sep 26')
  })
})

const earned = (content_approved_at: string | null, net_cents: number | null) => ({
  content_approved_at,
  net_cents,
  payout: null,
})

it('if a dispute reduced the agreed amount, the earnings show the amount that arrives', () => {
  const payout = { amount_cents: 18_004, fee_cents: 70 }
  const rows = [{ ...earned('2026-11-01T10:00:00Z', 44_863), payout }]
  expect(earnedByMonth(rows, ['2026-11'])).toEqual([17_934])
  expect(earnedLately(rows, 30, now).now).toBe(17_934)
})

it('`earnedByMonth` sums earnings by Stockholm days, with 0 for months without work', () => {
  const rows = [
    earned('2026-09-02T10:00:00Z', 100),
    earned('2026-10-31T23:30:00Z', 40),
    earned('2026-11-01T10:00:00Z', 2),
    earned(null, 500),
    earned('2026-11-02T10:00:00Z', null),
  ]
  expect(earnedByMonth(rows, ['2026-09', '2026-10', '2026-11'])).toEqual([100, 0, 42])
})

it('`earnedLately` adds up the earnings of the last 30 days and of the 30 days before', () => {
  const rows = [
    earned('2026-11-22T10:00:00Z', 10),
    earned('2026-10-20T10:00:00Z', 5),
    earned('2026-01-01T10:00:00Z', 900),
  ]
  expect(earnedLately(rows, 30, now)).toEqual({ now: 10, before: 5 })
})

it('`earnedLately` makes no comparison if the creator earned nothing before the last 30 days', () => {
  expect(earnedLately([earned('2026-11-22T10:00:00Z', 10)], 30, now)).toEqual({ now: 10, before: null })
})

describe('finding the next payout to a creator', () => {
  const sent = { status: 'processing', amount_cents: 1000, fee_cents: 25, expected_on: '2026-11-26' }

  it('the next payout is the one in progress, less the payout cost', () => {
    expect(nextPayoutOf([sent], 0)).toEqual({ state: 'onItsWay', cents: 975, expectedOn: '2026-11-26' })
  })

  it('a payout that its provider has not accepted yet is not shown as on its way', () => {
    expect(nextPayoutOf([{ ...sent, expected_on: null }], 0)).toEqual({ state: 'prepared', cents: 975 })
  })

  it('a failed payout is shown before payouts in progress, because the creator must do something', () => {
    expect(nextPayoutOf([sent, { ...sent, status: 'returned' }], 0)).toEqual({ state: 'stopped', cents: 975 })
  })

  it('approved money that was not sent yet is shown as a payout in preparation', () => {
    expect(nextPayoutOf([], 700)).toEqual({ state: 'prepared', cents: 700 })
  })

  it('there is no next payout without approved work', () => {
    expect(nextPayoutOf([], 0)).toEqual({ state: 'none' })
  })
})
