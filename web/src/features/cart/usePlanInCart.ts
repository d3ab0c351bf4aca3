import { useQuery, useSubscription } from '@apollo/client/react'
import { planInForce, planPaidUntil } from '@questboard/domain'
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

const MINUTE_MS = 60_000

type PlanItem = CartPlan_ItemFragment

/** The plan that lies in the cart: its price there, until when it would be had, and what of another plan would end. */
export type PlanInCart = {
  readonly item: PlanItem
  readonly name: string
  /** null: paid in vain, since the company has it, or a higher one, meanwhile. */
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

/** The plan in the cart, as it is now, and once a minute where there is no socket. */
export const usePlanInCart = () => {
  const query = useQuery(CartPlansDocument, {
    pollInterval: MINUTE_MS,
    skipPollAttempt: () => document.hidden,
  })
  const { refetch } = query
  // What is told live is the item alone: how its last payment ended, and what the company has by it, is asked for.
  useSubscription(CartPlansLiveDocument, {
    ignoreResults: true,
    onData: () => void refetch().catch(() => undefined),
  })
  return query
}
