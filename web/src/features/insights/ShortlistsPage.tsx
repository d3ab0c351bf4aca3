import { useMutation, useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconBookmark, IconPlus } from '@tabler/icons-react'
import { AppLink } from '../../components/AppLink.tsx'
import { ask } from '../../components/Confirm.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { RenameOrDelete } from '../../components/RenameOrDelete.tsx'
import { Row, RowList, RowsSkeleton } from '../../components/RowList.tsx'
import { formatDay } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { DeleteShortlistDocument, ShortlistsDocument, type ShortlistsQuery } from './generated/insights.ts'
import { InsightGate } from './InsightGate.tsx'
import { kindNamed } from './insightKinds.ts'
import { openShortlistForm } from './ShortlistForm.tsx'

type List = ShortlistsQuery['shortlist'][number]

const ListRow = ({ list }: { list: List }) => {
  const t = useText()
  const { id, name, kind, created_at } = list
  const [remove] = useMutation(DeleteShortlistDocument, { refetchQueries: [ShortlistsDocument] })
  const confirm = () =>
    ask({
      id: 'delete-shortlist',
      title: t('Delete “{name}”?', { name }),
      text: 'This deletes only the shortlist, not its creators.',
      confirm: 'Delete',
      dangerous: true,
      run: async () => {
        await remove({ variables: { id } })
        toasts.good('Shortlist deleted')
      },
    })
  return (
    <Row
      lead={<IconBookmark size={22} stroke={1.5} aria-hidden />}
      title={
        <AppLink to={`/insights/shortlists/${id}/${kind === 'livestream' ? 'streams' : 'videos'}`}>
          {name}
        </AppLink>
      }
      text={[
        t(kindNamed(kind)?.name ?? ''),
        t('{count, plural, =0 {No creators} one {# creator} other {# creators}}', {
          count: list.entries_aggregate.aggregate?.count ?? 0,
        }),
        t('since {day}', { day: formatDay(created_at) }),
      ].join(' · ')}
      side={
        <RenameOrDelete
          name={name}
          onRename={() => openShortlistForm({ list: { id, name } })}
          onDelete={confirm}
        />
      }
    />
  )
}

const Lists = () => {
  const query = useQuery(ShortlistsDocument)
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={4} />}>
      {({ shortlist: lists }) =>
        lists.length === 0 ? (
          <EmptyState
            motif="people"
            title="No shortlists yet"
            text="Add creators from Insights to follow what they publish here."
            next={{ to: '/insights/livestream/content-creators', label: 'Livestream creators' }}
          />
        ) : (
          <Panel>
            <RowList>
              {lists.map((list) => (
                <ListRow key={list.id} list={list} />
              ))}
            </RowList>
          </Panel>
        )
      }
    </Loaded>
  )
}

const ShortlistsPage = () => {
  const t = useText()
  return (
    <>
      <PageHeader
        title="Shortlists"
        text="Creators you want to keep an eye on."
        actions={
          <Button leftSection={<IconPlus size={16} />} onClick={() => openShortlistForm({})}>
            {t('New shortlist')}
          </Button>
        }
      />
      <InsightGate>
        <Lists />
      </InsightGate>
    </>
  )
}

export default ShortlistsPage
