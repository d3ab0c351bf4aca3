import { planInForce } from '@questboard/domain'

type Paid = { readonly plan_id: string; readonly valid_to: string | null }

/** The company's current plan. The free plan applies after a paid one has ended. */
export const findPlanInForce = <Plan extends { readonly id: string }>(
  plans: readonly Plan[],
  paid: Paid | undefined,
  now = new Date(),
): Plan | undefined => {
  if (paid === undefined) return undefined
  const id = planInForce({ planId: paid.plan_id, validTo: paid.valid_to }, now)
  return plans.find((plan) => plan.id === id)
}
