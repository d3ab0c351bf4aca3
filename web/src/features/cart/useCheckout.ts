import { useMutation, useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { explain } from '../../lib/failure.ts'
import { useIntent } from '../../lib/intent.ts'
import { toasts } from '../../lib/toasts.ts'
import { successAddress } from './addresses.ts'
import { wayOn } from './cart.ts'
import { CartCheckoutDocument, PayCartDocument } from './generated/CartPage.ts'

const SECOND_MS = 1000

type Chosen = {
  readonly questRunIds: readonly string[]
  readonly planItemId: string | null
  readonly bySavedCard: boolean
}

/**
 * Starts the cart's payments and follows them until each is open at the card provider. A single payment leads to the
 * provider's page. With several, the user stays in the cart.
 */
export const useCheckout = () => {
  const [pay] = useMutation(PayCartDocument)
  const carryOut = useIntent()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { data } = useQuery(CartCheckoutDocument, {
    variables: { paymentIds: [...asked] },
    skip: asked.length === 0,
    fetchPolicy: 'network-only',
    pollInterval: SECOND_MS,
  })
  useEffect(() => {
    if (asked.length === 0 || !data || data.payment.length < asked.length) return
    const way = wayOn(data.payment)
    if (way === null) return
    if ('away' in way) return window.location.assign(way.away)
    setAsked([])
    setBusy(false)
    if ('paid' in way) toasts.good('Payments received')
    if ('paidBy' in way) void navigate(successAddress(way.paidBy))
  }, [data, asked, navigate])

  const checkOut = async ({ questRunIds, planItemId, bySavedCard }: Chosen): Promise<void> => {
    setBusy(true)
    setProblem(null)
    const details = { questRunIds: [...questRunIds], planItemId, bySavedCard }
    try {
      const { data: answer } = await carryOut(details, (idempotencyKey) =>
        pay({ variables: { ...details, idempotencyKey } }),
      )
      const paymentIds = answer?.payCart?.paymentIds ?? []
      setAsked(paymentIds)
      if (paymentIds.length === 0) setBusy(false)
    } catch (error) {
      setProblem(explain(error).message)
      setBusy(false)
    }
  }
  return { checkOut, busy, problem }
}
