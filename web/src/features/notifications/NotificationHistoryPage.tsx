import { Button, Group, SegmentedControl, Select } from '@mantine/core'
import { isNotificationFamily, notificationFamilies } from '@questboard/domain'
import { IconBell } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { ShowMore } from '../../components/ShowMore.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { familyIcons } from './familyIcons.ts'
import classes from './NotificationHistoryPage.module.css'
import { NotificationList } from './NotificationList.tsx'
import { NotificationsSkeleton } from './NotificationsSkeleton.tsx'
import { type Filter, readFilter, whereOf, writeFilter } from './pages.ts'
import { useHistory } from './useHistory.ts'
import { useMarkRead } from './useMarkRead.ts'
import { useUnread } from './useUnread.ts'

type FilterProps = { filter: Filter; change: (filter: Filter) => void }

const everything = 'everything'

const Filters = ({ filter, change }: FilterProps) => {
  const t = useText()
  return (
    <Group gap="sm" mb="md">
      <SegmentedControl
        aria-label={t('Show')}
        data={[
          { value: 'all', label: t('All') },
          { value: 'unread', label: t('Unread') },
        ]}
        value={filter.unread ? 'unread' : 'all'}
        onChange={(value) => change({ ...filter, unread: value === 'unread' })}
      />
      <Select
        aria-label={t('About')}
        className={classes.about}
        allowDeselect={false}
        data={[
          { value: everything, label: t('Everything') },
          ...Object.entries(notificationFamilies).map(([value, label]) => ({ value, label: t(label) })),
        ]}
        value={filter.family ?? everything}
        onChange={(value) => change({ ...filter, family: isNotificationFamily(value) ? value : null })}
      />
    </Group>
  )
}

/** The filter as links, for windows with enough space next to the list. */
const Families = ({ filter }: { filter: Filter }) => {
  const t = useText()
  const link = (family: Filter['family'], label: string, Icon: typeof IconBell) => (
    <li key={label}>
      <AppLink
        to={`?${new URLSearchParams(writeFilter({ ...filter, family }))}`}
        replace
        className={classes.family}
        aria-current={filter.family === family ? 'true' : undefined}
      >
        <Icon size={18} stroke={1.75} aria-hidden />
        {t(label)}
      </AppLink>
    </li>
  )
  return (
    <nav className={classes.families} aria-label={t('About')}>
      <ul>
        {link(null, 'Everything', IconBell)}
        {Object.entries(notificationFamilies).map(
          ([family, label]) => isNotificationFamily(family) && link(family, label, familyIcons[family]),
        )}
      </ul>
    </nav>
  )
}

const Nothing = ({ filter, change }: FilterProps) => {
  const t = useText()
  if (!filter.unread && !filter.family)
    return (
      <EmptyState
        motif="bell"
        title="No activity yet"
        text="Offers, invitations, deadlines, payments and messages appear here."
      />
    )
  return (
    <EmptyState
      motif="bell"
      title={filter.unread ? 'You’re all caught up' : 'No notifications of this kind yet'}
      text={filter.family ? t(notificationFamilies[filter.family]) : undefined}
      action={
        <Button variant="default" onClick={() => change({ unread: false, family: null })}>
          {t('Show all notifications')}
        </Button>
      }
    />
  )
}

const History = ({ filter, change }: FilterProps) => {
  const where = useMemo(() => whereOf(filter), [filter])
  const { query, more, hasMore } = useHistory(where)
  const { markRead } = useMarkRead()
  return (
    <Loaded query={query} skeleton={<NotificationsSkeleton rows={10} />}>
      {({ notification }) => (
        <>
          {notification.length === 0 && <Nothing filter={filter} change={change} />}
          <NotificationList rows={notification} level={2} onOpen={markRead} />
          {hasMore && <ShowMore {...more} />}
        </>
      )}
    </Loaded>
  )
}

const Actions = () => {
  const t = useText()
  const unread = useUnread() ?? 0
  const { markAllRead, loading } = useMarkRead()
  return (
    <Group gap="xs">
      <Button variant="default" disabled={unread === 0} loading={loading} onClick={markAllRead}>
        {t('Mark all as read')}
      </Button>
      <Button component={AppLink} to="/user/settings/notifications" variant="subtle">
        {t('Choose your emails')}
      </Button>
    </Group>
  )
}

const NotificationHistoryPage = () => {
  const [query, setQuery] = useSearchParams()
  const address = query.toString()
  const filter = useMemo(() => readFilter(new URLSearchParams(address)), [address])
  const change = (next: Filter) => setQuery(writeFilter(next), { replace: true })
  return (
    <div className={classes.page}>
      <div>
        <PageHeader title="Notifications" actions={<Actions />} />
        <Filters filter={filter} change={change} />
        <History key={address} filter={filter} change={change} />
      </div>
      <Families filter={filter} />
    </div>
  )
}

export default NotificationHistoryPage
