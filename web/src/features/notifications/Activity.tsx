import { useQuery } from '@apollo/client/react'
import { Button, Group } from '@mantine/core'
import { useEffect } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { historyPath } from './Bell.tsx'
import { ActivityDocument, ActivityLiveDocument } from './generated/Activity.ts'
import type { Opened } from './NotificationItem.tsx'
import { type ListedNotification, NotificationList } from './NotificationList.tsx'
import { NotificationsSkeleton } from './NotificationsSkeleton.tsx'
import { useMarkRead } from './useMarkRead.ts'
import { useUnread } from './useUnread.ts'

const useLatest = () => {
  const query = useQuery(ActivityDocument)
  const { subscribeToMore } = query
  useEffect(
    () =>
      subscribeToMore({
        document: ActivityLiveDocument,
        updateQuery: (_before, { subscriptionData }) => {
          const rows = subscriptionData.data?.notification
          return rows ? { __typename: 'query_root', notification: rows } : undefined
        },
        // Without a socket, the list shows what was last loaded.
        onError: () => undefined,
      }),
    [subscribeToMore],
  )
  return query
}

type Props = { onPick?: (() => void) | undefined }

const List = ({ rows, onPick }: Props & { rows: readonly ListedNotification[] }) => {
  const t = useText()
  const unread = useUnread() ?? 0
  const { markRead, markAllRead, loading } = useMarkRead()
  const open = (row: Opened) => {
    markRead(row)
    onPick?.()
  }
  if (rows.length === 0)
    return (
      <EmptyState
        compact
        motif="bell"
        title={t('No activity yet')}
        text={t('Invitations, deadlines and messages appear here.')}
      />
    )
  return (
    <>
      <NotificationList rows={rows} level={3} onOpen={open} />
      <Group gap="xs" mt="sm">
        <Button component={AppLink} to={historyPath} variant="default" size="compact-sm" onClick={onPick}>
          {t('See all')}
        </Button>
        {unread > 0 && (
          <Button variant="subtle" size="compact-sm" loading={loading} onClick={markAllRead}>
            {t('Mark all as read')}
          </Button>
        )}
      </Group>
    </>
  )
}

/** The latest notifications, shown next to every screen of companies and creators. */
const Activity = ({ onPick }: Props) => {
  const query = useLatest()
  return (
    <Loaded query={query} skeleton={<NotificationsSkeleton />}>
      {({ notification }) => <List rows={notification} onPick={onPick} />}
    </Loaded>
  )
}

export default Activity
