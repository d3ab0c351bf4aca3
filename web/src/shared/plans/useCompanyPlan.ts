import { useMutation, useQuery } from '@apollo/client/react'
import { planInForce } from '@questboard/domain'
import { explain } from '../../lib/failure.ts'
import { useSession } from '../../lib/session.ts'
import { toasts } from '../../lib/toasts.ts'
import {
  CompanyPlanDocument,
  type PlansQuery,
  PutPlanInCartDocument,
  TakePlanOutOfCartDocument,
} from './generated/plans.ts'

export type Plan = PlansQuery['plan'][number]

export type CompanyPlan = {
  id: string
  validTo: string | null
  inCart: string | null
  /** The plan whose payment is in progress. */
  beingPaid: string | null
  isOwner: boolean
  put: (plan: string) => void
  takeOut: () => void
}

const refused = (error: unknown) => void toasts.bad(explain(error).message)

const refetchQueries = [CompanyPlanDocument]

/**
 * The plan of the user's company, the plan in its cart and the plan being paid. Null for other users and while loading.
 */
export const useCompanyPlan = (): CompanyPlan | null => {
  const { user } = useSession()
  const { data } = useQuery(CompanyPlanDocument, { skip: !user?.company })
  const [put, putting] = useMutation(PutPlanInCartDocument, { refetchQueries, awaitRefetchQueries: true })
  const [takeOut, taking] = useMutation(TakePlanOutOfCartDocument, {
    refetchQueries,
    awaitRefetchQueries: true,
  })
  const subscription = data?.subscription[0]
  if (!user?.company || !subscription) return null
  const { plan_id: planId, valid_to: validTo } = subscription
  // During a request, buttons ignore clicks but stay enabled, because a disabled button would lose the focus.
  const isBusy = putting.loading || taking.loading
  const id = planInForce({ planId, validTo }, new Date())
  return {
    id,
    validTo: id === planId ? validTo : null,
    inCart: data.cart_item.find(({ payment_id }) => payment_id === null)?.plan_id ?? null,
    beingPaid: data.cart_item.find(({ payment_id }) => payment_id !== null)?.plan_id ?? null,
    isOwner: user.company.isOwner,
    put: (plan) => {
      if (!isBusy) put({ variables: { plan } }).catch(refused)
    },
    takeOut: () => {
      if (!isBusy) takeOut().catch(refused)
    },
  }
}
