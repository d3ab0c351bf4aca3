import { useQuery } from '@apollo/client/react'
import { MINUTE_MS } from '@questboard/domain'
import { useEffect } from 'react'
import { UnreadDocument, UnreadLiveDocument } from './generated/Unread.ts'

/** The live number of unread notifications. Without a socket, it is polled once a minute. Null until loaded. */
export const useUnread = (): number | null => {
  const { data, subscribeToMore } = useQuery(UnreadDocument, {
    // The bell and the panel show the same number, so only the first of them sends the query.
    fetchPolicy: 'cache-first',
    pollInterval: MINUTE_MS,
    skipPollAttempt: () => document.hidden,
  })
  useEffect(
    () =>
      subscribeToMore({
        document: UnreadLiveDocument,
        updateQuery: (_before, { subscriptionData }) => {
          const live = subscriptionData.data?.unread
          return live ? { __typename: 'query_root', unread: live } : undefined
        },
        onError: () => undefined,
      }),
    [subscribeToMore],
  )
  return data?.unread.aggregate?.count ?? null
}
