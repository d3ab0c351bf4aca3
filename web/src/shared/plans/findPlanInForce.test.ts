import { expect, it } from 'vitest'
import { findPlanInForce } from './findPlanInForce.ts'

const plans = [
  { id: 'starter', member_limit: 3 },
  { id: 'growth', member_limit: 10 },
]
const now = new Date('2026-11-23T12:00:00Z')

it('a company keeps its paid plan until the paid time ends, then gets the free plan', () => {
  const paid = (valid_to: string | null, plan_id = 'growth') =>
    findPlanInForce(plans, { plan_id, valid_to }, now)?.member_limit
  expect(paid('2026-11-23T12:00:01Z')).toBe(10)
  expect(paid('2026-11-23T11:59:59Z')).toBe(3)
  expect(paid(null, 'starter')).toBe(3)
  expect(findPlanInForce(plans, undefined, now)).toBeUndefined()
})
