import { useQuery, useSubscription } from '@apollo/client/react'
import { MINUTE_MS, planInForce, planPaidUntil } from '@questboard/domain'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { sortPlans } from './cart.ts'
import {
  type CartPlan_ItemFragment,
  CartPlan_ItemFragmentDoc,
  CartPlansDocument,
  CartPlansLiveDocument,
  type CartPlansQuery,
} from './generated/CartPage.ts'
import type { CartPayment } from './useCart.ts'

type PlanItem = CartPlan_ItemFragment

/** The plan in the cart with its price, its end date after payment, and the plan that it replaces. */
export type PlanInCart = {
  readonly item: PlanItem
  readonly name: string
  /**
   * The end date after payment. Null if there is no reason to pay, because the company already has this plan or a
   * higher one.
   */
  readonly until: string | null
  readonly replaces: { readonly name: string; readonly validTo: string } | null
}

const readItems = (items: readonly FragmentType<typeof CartPlan_ItemFragmentDoc>[]): PlanItem[] =>
  readFragment(CartPlan_ItemFragmentDoc, items)

const describe = ({ plan: plans, subscription: [own] }: CartPlansQuery, item: PlanItem): PlanInCart => {
  const now = new Date()
  const nameOf = (wanted: string | null) => plans.find(({ id }) => id === wanted)?.name ?? ''
  const subscription = { planId: own?.plan_id ?? '', validTo: own?.valid_to ?? null }
  const inForce = planInForce(subscription, now)
  const isReplaced = inForce !== item.plan_id && inForce === subscription.planId
  return {
    item,
    name: nameOf(item.plan_id),
    until: planPaidUntil(plans, subscription, item.plan_id ?? '', now)?.toISOString() ?? null,
    replaces:
      isReplaced && subscription.validTo !== null
        ? { name: nameOf(inForce), validTo: subscription.validTo }
        : null,
  }
}

export const sortPlanItems = (data: CartPlansQuery) => {
  const { open, underWay, refused } = sortPlans<CartPayment, PlanItem>(
    readItems(data.cart_item),
    data.last[0],
  )
  return { open: open && describe(data, open), underWay, refused }
}

/** The plan in the cart, updated live. Without a socket, it is polled once a minute. */
export const usePlanInCart = () => {
  const query = useQuery(CartPlansDocument, {
    pollInterval: MINUTE_MS,
    skipPollAttempt: () => document.hidden,
  })
  const { refetch } = query
  // The subscription delivers only the cart item. The last payment's result and the company's plan are refetched.
  useSubscription(CartPlansLiveDocument, {
    ignoreResults: true,
    onData: () => void refetch().catch(() => undefined),
  })
  return query
}
