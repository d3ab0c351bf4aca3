import { useMutation } from '@apollo/client/react'
import type { BidForm, CounterForm } from '@questboard/domain'
import { useIntent } from '../../lib/intent.ts'
import { toasts } from '../../lib/toasts.ts'
import {
  AcceptBidDocument,
  CounterBidDocument,
  MakeOfferDocument,
  RejectBidDocument,
  WithdrawBidDocument,
} from './generated/Bids.ts'

const refetch = { refetchQueries: 'active', awaitRefetchQueries: true } as const

export const useBidMoves = () => {
  const carryOut = useIntent()
  const [offer] = useMutation(MakeOfferDocument, refetch)
  const [accept] = useMutation(AcceptBidDocument, refetch)
  const [reject] = useMutation(RejectBidDocument, refetch)
  const [withdraw] = useMutation(WithdrawBidDocument, refetch)
  const [counter] = useMutation(CounterBidDocument, refetch)
  return {
    makeOffer: async (questId: string, bid: BidForm) => {
      await carryOut({ questId, ...bid }, (idempotencyKey) =>
        offer({ variables: { questId, ...bid, idempotencyKey } }),
      )
      toasts.good('Offer sent')
    },
    acceptBid: async (bidId: string) => {
      await carryOut({ accept: bidId }, (idempotencyKey) => accept({ variables: { bidId, idempotencyKey } }))
      toasts.good('Offer accepted')
    },
    rejectBid: async (bidId: string) => {
      await carryOut({ reject: bidId }, (idempotencyKey) => reject({ variables: { bidId, idempotencyKey } }))
      toasts.good('Offer declined')
    },
    withdrawBid: async (bidId: string) => {
      await carryOut({ withdraw: bidId }, (idempotencyKey) =>
        withdraw({ variables: { bidId, idempotencyKey } }),
      )
      toasts.good('Offer withdrawn')
    },
    counterBid: async (bidId: string, bid: CounterForm) => {
      await carryOut({ counter: bidId, ...bid }, (idempotencyKey) =>
        counter({ variables: { bidId, ...bid, idempotencyKey } }),
      )
      toasts.good('Counter-offer sent')
    },
  }
}
