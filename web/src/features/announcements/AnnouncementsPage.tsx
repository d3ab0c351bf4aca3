import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ask } from '../../components/Confirm.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { RichText } from '../../components/RichText.tsx'
import { RowsSkeleton } from '../../components/RowList.tsx'
import { ShowMore } from '../../components/ShowMore.tsx'
import { formatMoment } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { useRest } from '../../lib/useRest.ts'
import { useShown } from '../../lib/useShown.ts'
import { openAnnouncementForm } from './AnnouncementForm.tsx'
import {
  AnnouncementsPageDocument,
  type AnnouncementsPageQuery,
  DeleteAnnouncementDocument,
} from './generated/AnnouncementsPage.ts'

type Announcement = AnnouncementsPageQuery['announcement'][number]

const step = 10

const Buttons = ({ announcement: { id, title, body } }: { announcement: Announcement }) => {
  const t = useText()
  const [remove] = useMutation(DeleteAnnouncementDocument, {
    refetchQueries: [AnnouncementsPageDocument],
    awaitRefetchQueries: true,
  })
  const confirm = () =>
    ask({
      id: 'delete-announcement',
      title: t('Delete “{title}”?', { title }),
      text: 'Members can no longer open the announcement. They keep notifications that were already sent.',
      confirm: 'Delete',
      dangerous: true,
      run: async () => {
        await remove({ variables: { id } })
        toasts.good('Announcement deleted')
      },
    })
  return (
    <>
      <Button
        variant="default"
        size="xs"
        aria-label={t('Edit {title}', { title })}
        onClick={() => openAnnouncementForm({ id, title, body })}
      >
        {t('Edit')}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        aria-label={t('Delete {title}', { title })}
        onClick={confirm}
      >
        {t('Delete')}
      </Button>
    </>
  )
}

const AnnouncementPanel = ({ announcement }: { announcement: Announcement }) => {
  const t = useText()
  const { title, body, created_at, edited_at, author } = announcement
  const facts = [
    author?.display_name ?? t('a former member'),
    t('created {when}', { when: formatMoment(created_at) }),
    edited_at && t('last edited {when}', { when: formatMoment(edited_at) }),
  ]
  return (
    <Panel
      title={title}
      text={facts.filter(Boolean).join(' · ')}
      actions={<Buttons announcement={announcement} />}
    >
      <RichText text={body} />
    </Panel>
  )
}

const List = ({ companyId }: { companyId: string }) => {
  const t = useText()
  const { shown, showMore } = useShown(step)
  const [first] = useState(shown)
  const query = useQuery(AnnouncementsPageDocument, {
    variables: { companyId, limit: first },
  })
  const rest = useRest(query.data?.announcement, {
    first,
    wanted: shown,
    load: (part) => query.fetchMore({ variables: part }),
    countOf: (data) => data.announcement.length,
    showMore,
  })
  return (
    <Loaded query={{ ...query, data: query.data ?? query.previousData }} skeleton={<RowsSkeleton rows={4} />}>
      {({ announcement: announcements, announcement_aggregate, program_membership_aggregate }) => {
        const members = program_membership_aggregate.aggregate?.count ?? 0
        if (announcements.length === 0)
          return (
            <EmptyState
              motif="notes"
              title="No announcements yet"
              text={t(
                '{members, plural, =0 {Your Creator Program has no members yet. Creators who join later can read your announcements.} one {Your member is notified immediately.} other {Your # members are notified immediately.}}',
                { members },
              )}
              next={{ to: '/company/creator-program', label: 'Creator Program' }}
            />
          )
        return (
          <>
            <Stack>
              {announcements.map((one) => (
                <AnnouncementPanel key={one.id} announcement={one} />
              ))}
            </Stack>
            {(announcement_aggregate.aggregate?.count ?? 0) > announcements.length && <ShowMore {...rest} />}
          </>
        )
      }}
    </Loaded>
  )
}

const AnnouncementsPage = () => {
  const t = useText()
  const { user } = useSession()
  return (
    <>
      <PageHeader
        title="Announcements"
        text="News for your Creator Program members. We notify all members when you publish."
        actions={
          <Button leftSection={<IconPlus size={16} />} onClick={() => openAnnouncementForm(null)}>
            {t('New announcement')}
          </Button>
        }
      />
      {user?.company && <List companyId={user.company.id} />}
    </>
  )
}

export default AnnouncementsPage
