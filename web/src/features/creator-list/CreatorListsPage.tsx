import { useMutation, useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconListDetails, IconPlus } from '@tabler/icons-react'
import { AppLink } from '../../components/AppLink.tsx'
import { ask } from '../../components/Confirm.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { RenameOrDelete } from '../../components/RenameOrDelete.tsx'
import { Row, RowList, RowsSkeleton } from '../../components/RowList.tsx'
import { formatDay } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import {
  CreatorListsPageDocument,
  DeleteCreatorListDocument,
  ListRow_ListFragmentDoc,
} from './generated/CreatorLists.ts'
import { openListForm } from './ListForm.tsx'

const ListRow = ({ list }: { list: FragmentType<typeof ListRow_ListFragmentDoc> }) => {
  const t = useText()
  const { id, name, created_at, entries_aggregate } = readFragment(ListRow_ListFragmentDoc, list)
  const count = entries_aggregate.aggregate?.count ?? 0
  const [remove] = useMutation(DeleteCreatorListDocument, { refetchQueries: [CreatorListsPageDocument] })
  const confirm = () =>
    ask({
      id: 'delete-creator-list',
      title: t('Delete “{name}”?', { name }),
      text: 'This deletes only the list, not its creators. If a draft requires this list, we remove the requirement.',
      confirm: 'Delete',
      dangerous: true,
      run: async () => {
        await remove({ variables: { id } })
        toasts.good('List deleted')
      },
    })
  return (
    <Row
      lead={<IconListDetails size={22} stroke={1.5} aria-hidden />}
      title={<AppLink to={`/company/creator-lists/creators?list=${id}`}>{name}</AppLink>}
      text={[
        t('{count, plural, =0 {No creators} one {# creator} other {# creators}}', { count }),
        t('since {day}', { day: formatDay(created_at) }),
      ].join(' · ')}
      side={<RenameOrDelete name={name} onRename={() => openListForm({ id, name })} onDelete={confirm} />}
    />
  )
}

const CreatorListsPage = () => {
  const t = useText()
  const query = useQuery(CreatorListsPageDocument)
  return (
    <>
      <PageHeader
        title="Creator lists"
        text="Group creators to invite them together, or to open an activation only to creators on a list."
        actions={
          <Button leftSection={<IconPlus size={16} />} onClick={() => openListForm(null)}>
            {t('New list')}
          </Button>
        }
      />
      <Loaded query={query} skeleton={<RowsSkeleton rows={4} />}>
        {({ creator_list: lists }) =>
          lists.length === 0 ? (
            <EmptyState
              motif="people"
              title="No lists yet"
              text="Create a list here, then add creators from the search."
              next={{ to: '/company/creator-management/invite-creators', label: 'Search creators' }}
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
    </>
  )
}

export default CreatorListsPage
