import { useMutation, useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { createPart, Optional } from '../../lib/Optional.tsx'
import type { SessionUser } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import {
  MarkNotificationsReadDocument,
  RightPanel_NotificationFragmentDoc,
  RightPanelDocument,
  RightPanelLiveDocument,
} from './generated/RightPanel.ts'
import { NextSteps } from './NextSteps.tsx'
import classes from './RightPanel.module.css'

type Notification = FragmentType<typeof RightPanel_NotificationFragmentDoc>

const useNotifications = () => {
  const query = useQuery(RightPanelDocument)
  const { subscribeToMore } = query
  useEffect(
    () =>
      subscribeToMore({
        document: RightPanelLiveDocument,
        updateQuery: (_before, { subscriptionData }) => {
          const rows = subscriptionData.data?.notification
          return rows ? { __typename: 'query_root', notification: rows } : undefined
        },
        // Without a socket the list is as fresh as its last load.
        onError: () => undefined,
      }),
    [subscribeToMore],
  )
  return query
}

/** The words are made by rules that bring zod, which no first screen waits for. */
const notificationItem = createPart(() => import('./NotificationItem.tsx'))

const unreadIds = (list: readonly Notification[]): string[] =>
  list
    .map((one) => readFragment(RightPanel_NotificationFragmentDoc, one))
    .filter(({ read_at }) => !read_at)
    .map(({ id }) => id)

const List = ({ list }: { list: readonly Notification[] }) => {
  const t = useText()
  const [mark] = useMutation(MarkNotificationsReadDocument)
  const markRead = (ids: string[]) =>
    void mark({ variables: { ids, at: new Date().toISOString() } }).catch(() => undefined)
  const unread = unreadIds(list)
  if (list.length === 0)
    return (
      <EmptyState
        compact
        title={t('Nothing has happened yet')}
        text={t('Invitations, deadlines and messages show here.')}
      />
    )
  return (
    <>
      <Optional part={notificationItem} fallback={<LinesSkeleton lines={8} />}>
        {(NotificationItem) => (
          <ul className={classes.list}>
            {list.map((one) => {
              const { id } = readFragment(RightPanel_NotificationFragmentDoc, one)
              return <NotificationItem key={id} notification={one} onOpen={(opened) => markRead([opened])} />
            })}
          </ul>
        )}
      </Optional>
      {unread.length > 0 && (
        <Button variant="subtle" size="compact-sm" mt="sm" onClick={() => markRead(unread)}>
          {t('Mark all as read')}
        </Button>
      )}
    </>
  )
}

/** What happened and what is next, beside every screen of companies and creators. */
export const RightPanel = ({ user }: { user: SessionUser }) => {
  const t = useText()
  const query = useNotifications()
  return (
    <div className={classes.panel}>
      <NextSteps user={user} />
      <section>
        <h2 className={classes.heading}>{t('Activity')}</h2>
        <Loaded query={query}>{({ notification }) => <List list={notification} />}</Loaded>
      </section>
    </div>
  )
}
