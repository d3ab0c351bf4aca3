import { useState } from 'react'
import { explain } from '../../lib/failure.ts'
import { useIntent } from '../../lib/intent.ts'
import { toasts } from '../../lib/toasts.ts'
import { type Offer, placeOf } from './offers.ts'

export type WantedCodes = {
  readonly itemId: string
  readonly distributionChannelId: string
  readonly quantity: number
}

export type Claim = (wanted: WantedCodes, idempotencyKey: string) => Promise<unknown>

/**
 * Claims codes. If another creator took the last ones, reloads the offers. The offer is then marked as out of codes
 * until requested codes arrive.
 */
export const useClaim = (claim: Claim, refetch: () => Promise<unknown>, toldAt: string) => {
  const carryOut = useIntent()
  const [loading, setLoading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** The offer and quantity for which too few codes were left. */
  const [emptyAt, setEmptyAt] = useState<string | null>(null)
  const stateOf = (offer: Offer, quantity: number): string => [placeOf(offer), quantity, toldAt].join(' ')
  const take = async (offer: Offer, quantity: number, done: string) => {
    const { code_item, distribution_channel } = offer
    if (!code_item || !distribution_channel) return
    const wanted = { itemId: code_item.id, distributionChannelId: distribution_channel.id, quantity }
    setProblem(null)
    setLoading(true)
    try {
      await carryOut(wanted, (idempotencyKey) => claim(wanted, idempotencyKey))
      toasts.good(done)
    } catch (error) {
      const failure = explain(error)
      if (failure.code === 'out-of-codes') setEmptyAt(stateOf(offer, quantity))
      else setProblem(failure.message)
      await refetch()
    } finally {
      setLoading(false)
    }
  }
  const isEmpty = (offer: Offer, quantity: number): boolean => emptyAt === stateOf(offer, quantity)
  return { take, loading, problem, isEmpty }
}
