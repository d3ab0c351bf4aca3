import { describe, expect, it } from 'vitest'
import { monthLater, nextPlan, planInForce, planPaidUntil } from './plan.ts'

const now = new Date('2026-11-22T12:00:00Z')

describe('the plan in force', () => {
  it('is the one that is paid for', () => {
    expect(planInForce({ planId: 'growth', validTo: '2026-11-22T12:00:00Z' }, now)).toBe('growth')
    expect(planInForce({ planId: 'starter', validTo: null }, now)).toBe('starter')
  })

  it('is the free one again when what was paid for has run out', () => {
    expect(planInForce({ planId: 'scale', validTo: '2026-11-22T11:59:59Z' }, now)).toBe('starter')
  })
})

describe('the plan to upgrade to', () => {
  const plans = [
    { id: 'scale', position: 3, domain: true },
    { id: 'starter', position: 1, domain: false },
    { id: 'growth', position: 2, domain: false },
  ]

  it('is the next one up', () => {
    expect(nextPlan(plans, 'starter')?.id).toBe('growth')
  })

  it('is the first that has what is lacking', () => {
    expect(nextPlan(plans, 'starter', ({ domain }) => domain)?.id).toBe('scale')
  })

  it('is none above the highest, none that would not help, and none to who has no plan', () => {
    expect(nextPlan(plans, 'scale')).toBeNull()
    expect(nextPlan(plans, 'growth', () => false)).toBeNull()
    expect(nextPlan(plans, 'unknown')).toBeNull()
  })
})

describe('a month of a plan', () => {
  it.each([
    ['2026-11-22T12:00:00Z', '2026-12-22T12:00:00Z'],
    ['2026-12-31T23:30:00Z', '2027-01-31T23:30:00Z'],
    ['2027-01-31T08:00:00Z', '2027-02-28T08:00:00Z'],
    ['2028-01-30T08:00:00Z', '2028-02-29T08:00:00Z'],
    ['2027-03-31T08:00:00Z', '2027-04-30T08:00:00Z'],
  ])('is a month of the calendar: from %s to %s', (from, to) => {
    expect(monthLater(new Date(from))).toEqual(new Date(to))
  })

  const plans = ['starter', 'growth', 'scale'].map((id, position) => ({ id, position }))
  const until = (planId: string, validTo: string | null, wanted: string) =>
    planPaidUntil(plans, { planId, validTo }, wanted, now)?.toISOString().slice(0, 10) ?? null

  it('begins now where the plan is higher, and where what was paid has run out', () => {
    expect(until('starter', null, 'growth')).toBe('2026-12-22')
    expect(until('growth', '2026-11-30T12:00:00Z', 'scale')).toBe('2026-12-22')
    expect(until('growth', '2026-11-22T11:00:00Z', 'growth')).toBe('2026-12-22')
  })

  it('is added to the same plan in its last 14 days', () => {
    expect(until('growth', '2026-12-06T12:00:00Z', 'growth')).toBe('2027-01-06')
    expect(until('growth', '2026-12-06T12:00:01Z', 'growth')).toBeNull()
  })

  it('would be paid in vain for a lower plan, for the free one, and for one that is not there', () => {
    expect(until('scale', '2026-11-23T12:00:00Z', 'growth')).toBeNull()
    expect(until('starter', null, 'starter')).toBeNull()
    expect(until('growth', '2026-11-21T12:00:00Z', 'starter')).toBeNull()
    expect(until('growth', '2026-11-30T12:00:00Z', 'unknown')).toBeNull()
  })
})
