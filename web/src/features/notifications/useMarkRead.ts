import type { ApolloCache } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { explain } from '../../lib/failure.ts'
import { toasts } from '../../lib/toasts.ts'
import { MarkAllNotificationsReadDocument, MarkNotificationReadDocument } from './generated/markRead.ts'
import { UnreadDocument } from './generated/Unread.ts'
import type { Opened } from './NotificationItem.tsx'

/** The response does not list the affected rows, because there can be thousands. So the cached rows are marked here. */
const markKnown = (cache: ApolloCache, at: string) => {
  const rows = Object.keys(Object(cache.extract())).filter((key) => key.startsWith('notification:'))
  cache.batch({
    update: () => {
      for (const id of rows) cache.modify({ id, fields: { read_at: (was: unknown) => was ?? at } })
    },
  })
}

const refetchQueries = [UnreadDocument]

export const useMarkRead = () => {
  const [mark] = useMutation(MarkNotificationReadDocument, { refetchQueries })
  const [markAll, { loading }] = useMutation(MarkAllNotificationsReadDocument, { refetchQueries })
  const markRead = ({ id, read_at }: Opened) => {
    if (read_at) return
    const at = new Date().toISOString()
    const answer = { update_notification_by_pk: { __typename: 'notification' as const, id, read_at: at } }
    // If the request fails, the notification stays unread and is shown as unread.
    mark({ variables: { id, at }, optimisticResponse: answer }).catch(() => undefined)
  }
  const markAllRead = () => {
    const at = new Date().toISOString()
    markAll({ variables: { at }, update: (cache) => markKnown(cache, at) }).catch((error: unknown) =>
      toasts.bad(explain(error).message),
    )
  }
  return { markRead, markAllRead, loading }
}
