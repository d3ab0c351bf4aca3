import { planInForce } from '@questboard/domain'

type Paid = { readonly plan_id: string; readonly valid_to: string | null }

/** What a company has now: the free plan, once what it has paid for is over. */
export const findPlanInForce = <Plan extends { readonly id: string }>(
  plans: readonly Plan[],
  paid: Paid | undefined,
  now = new Date(),
): Plan | undefined => {
  if (paid === undefined) return undefined
  const id = planInForce({ planId: paid.plan_id, validTo: paid.valid_to }, now)
  return plans.find((plan) => plan.id === id)
}
