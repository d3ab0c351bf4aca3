import { useQuery } from '@apollo/client/react'
import { nextPlan } from '@questboard/domain'
import { PlansDocument } from './generated/plans.ts'
import type { Upgrade } from './UpgradeButton.tsx'
import { type Plan, useCompanyPlan } from './useCompanyPlan.ts'

/**
 * Offers an owner of the company the next plan with a higher limit. Null for other users, or if no plan has a higher
 * limit.
 */
export const useUpgrade = (hasIt: (plan: Plan) => boolean): Upgrade | null => {
  const own = useCompanyPlan()
  const { data } = useQuery(PlansDocument, { skip: !own?.isOwner })
  if (!own?.isOwner || !data) return null
  const plan = nextPlan(data.plan, own.id, hasIt)
  if (!plan || own.beingPaid === plan.id) return null
  return {
    name: plan.name,
    cents: plan.price_cents,
    inCart: own.inCart === plan.id,
    onPut: () => own.put(plan.id),
    onTakeOut: own.takeOut,
  }
}
