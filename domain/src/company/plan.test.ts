import { describe, expect, it } from 'vitest'
import { monthLater, nextPlan, planInForce, planPaidUntil } from './plan.ts'

const now = new Date('2026-11-22T12:00:00Z')

describe('the current plan of a company', () => {
  it("a company's current plan is its paid plan", () => {
    expect(planInForce({ planId: 'growth', validTo: '2026-11-22T12:00:00Z' }, now)).toBe('growth')
    expect(planInForce({ planId: 'starter', validTo: null }, now)).toBe('starter')
  })

  it("a company's current plan is the free plan after its paid time has run out", () => {
    expect(planInForce({ planId: 'scale', validTo: '2026-11-22T11:59:59Z' }, now)).toBe('starter')
  })
})

describe('suggesting an upgrade of a plan', () => {
  const plans = [
    { id: 'scale', position: 3, domain: true },
    { id: 'starter', position: 1, domain: false },
    { id: 'growth', position: 2, domain: false },
  ]

  it('the suggested upgrade is the next higher plan', () => {
    expect(nextPlan(plans, 'starter')?.id).toBe('growth')
  })

  it('the suggested upgrade is the lowest plan that has the missing feature', () => {
    expect(nextPlan(plans, 'starter', ({ domain }) => domain)?.id).toBe('scale')
  })

  it('no upgrade is suggested above the highest plan, without a matching plan or without a company', () => {
    expect(nextPlan(plans, 'scale')).toBeNull()
    expect(nextPlan(plans, 'growth', () => false)).toBeNull()
    expect(nextPlan(plans, 'unknown')).toBeNull()
  })
})

describe('start and end of a paid month of a plan', () => {
  it.each([
    ['2026-11-22T12:00:00Z', '2026-12-22T12:00:00Z'],
    ['2026-12-31T23:30:00Z', '2027-01-31T23:30:00Z'],
    ['2027-01-31T08:00:00Z', '2027-02-28T08:00:00Z'],
    ['2028-01-30T08:00:00Z', '2028-02-29T08:00:00Z'],
    ['2027-03-31T08:00:00Z', '2027-04-30T08:00:00Z'],
  ])('a paid month is a calendar month: from %s to %s', (from, to) => {
    expect(monthLater(new Date(from))).toEqual(new Date(to))
  })

  const plans = ['starter', 'growth', 'scale'].map((id, position) => ({ id, position }))
  const until = (planId: string, validTo: string | null, wanted: string) =>
    planPaidUntil(plans, { planId, validTo }, wanted, now)?.toISOString().slice(0, 10) ?? null

  it('a paid month starts immediately for a higher plan, or if the previous plan has expired', () => {
    expect(until('starter', null, 'growth')).toBe('2026-12-22')
    expect(until('growth', '2026-11-30T12:00:00Z', 'scale')).toBe('2026-12-22')
    expect(until('growth', '2026-11-22T11:00:00Z', 'growth')).toBe('2026-12-22')
  })

  it('paying for the same plan in its last 14 days adds a month', () => {
    expect(until('growth', '2026-12-06T12:00:00Z', 'growth')).toBe('2027-01-06')
    expect(until('growth', '2026-12-06T12:00:01Z', 'growth')).toBeNull()
  })

  it('a company cannot pay for a lower, free or unknown plan', () => {
    expect(until('scale', '2026-11-23T12:00:00Z', 'growth')).toBeNull()
    expect(until('starter', null, 'starter')).toBeNull()
    expect(until('growth', '2026-11-21T12:00:00Z', 'starter')).toBeNull()
    expect(until('growth', '2026-11-30T12:00:00Z', 'unknown')).toBeNull()
  })
})
