import { useQuery, useSubscription } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { useMore } from '../../lib/useMore.ts'
import {
  NewestNotificationLiveDocument,
  NotificationHistoryPageDocument,
} from './generated/NotificationHistoryPage.ts'
import { olderThan, type Where, withNewest, withOlder } from './pages.ts'

export const PAGE = 30

/** Loads the notification history page by page, and adds notifications that arrive in the meantime. */
export const useHistory = (where: Where) => {
  const query = useQuery(NotificationHistoryPageDocument, { variables: { where, limit: PAGE } })
  const { fetchMore, data } = query
  const [isWhole, setIsWhole] = useState(false)
  const rows = data?.notification
  const last = rows?.at(-1)

  const more = useMore(async () => {
    if (!last) return
    await fetchMore({
      variables: { where: olderThan(where, last), limit: PAGE },
      updateQuery: (before, { fetchMoreResult }) => {
        setIsWhole(fetchMoreResult.notification.length < PAGE)
        return { ...before, notification: withOlder(before.notification, fetchMoreResult.notification) }
      },
    })
  })

  const newest = useSubscription(NewestNotificationLiveDocument).data?.notification[0]?.id
  const seen = useRef<string>(undefined)
  useEffect(() => {
    if (!newest || !rows || seen.current === newest) return
    seen.current = newest
    // The first result usually repeats a row that the page has already loaded.
    if (rows.some(({ id }) => id === newest)) return
    fetchMore({
      variables: { where, limit: PAGE },
      updateQuery: (before, { fetchMoreResult }) => ({
        ...before,
        notification: withNewest(before.notification, fetchMoreResult.notification),
      }),
      // Without a network, the list shows what was last loaded.
    }).catch(() => undefined)
  }, [newest, rows, fetchMore, where])

  return { query, more, hasMore: !isWhole && (rows?.length ?? 0) >= PAGE }
}
