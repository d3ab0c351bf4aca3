import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { UnreadDocument, UnreadLiveDocument } from './generated/Unread.ts'

const MINUTE_MS = 60_000

/** How many wait to be read, as it is now, and once a minute where there is no socket; null while nobody knows. */
export const useUnread = (): number | null => {
  const { data, subscribeToMore } = useQuery(UnreadDocument, {
    // The bell and the panel show the same: who comes second need not ask again.
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
