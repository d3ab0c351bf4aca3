import { useQuery } from '@apollo/client/react'
import { MINUTE_MS } from '@questboard/domain'
import { useEffect } from 'react'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import {
  type CartRun_RunFragment,
  CartRun_RunFragmentDoc,
  CartRunsDocument,
  CartRunsLiveDocument,
} from './generated/CartPage.ts'

export type CartRun = CartRun_RunFragment
export type CartPayment = NonNullable<CartRun['payment']>

export const readRuns = (runs: readonly FragmentType<typeof CartRun_RunFragmentDoc>[]): CartRun[] =>
  readFragment(CartRun_RunFragmentDoc, runs)

/** The cart's offers, updated live. Without a socket, they are polled once a minute. */
export const useCart = () => {
  const query = useQuery(CartRunsDocument, {
    pollInterval: MINUTE_MS,
    skipPollAttempt: () => document.hidden,
  })
  const { subscribeToMore } = query
  useEffect(
    () =>
      subscribeToMore({
        document: CartRunsLiveDocument,
        updateQuery: (_before, { subscriptionData }) => {
          const live = subscriptionData.data?.quest_run
          return live ? { __typename: 'query_root', quest_run: live } : undefined
        },
        onError: () => undefined,
      }),
    [subscribeToMore],
  )
  return query
}
