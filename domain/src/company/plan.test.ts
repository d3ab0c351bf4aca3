import { describe, expect, it } from 'vitest'
import { nextPlan, planInForce } from './plan.ts'

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
