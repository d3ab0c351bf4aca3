import { useMutation, useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { analyticsPagesMost, errors, readAnalyticsLayout } from '@questboard/domain'
import { IconLayoutGrid, IconPlus } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { AppLink } from '../../../components/AppLink.tsx'
import { ask } from '../../../components/Confirm.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { RenameOrDelete } from '../../../components/RenameOrDelete.tsx'
import { Row, RowList, RowsSkeleton } from '../../../components/RowList.tsx'
import { formatDay } from '../../../lib/format.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/text.ts'
import { toasts } from '../../../lib/toasts.ts'
import { AnalyticsPagesDocument, DeleteAnalyticsPageDocument } from './generated/AnalyticsPages.ts'
import { openPageForm } from './PageForm.tsx'
import type { PageRow } from './usePages.ts'

const PageEntry = ({ page, base }: { page: PageRow; base: string }) => {
  const t = useText()
  const { id, name, layout, created_at } = page
  const [remove] = useMutation(DeleteAnalyticsPageDocument, { refetchQueries: [AnalyticsPagesDocument] })
  const confirm = () =>
    ask({
      id: 'delete-analytics-page',
      title: t('Delete “{name}”?', { name }),
      text: 'This deletes only the page, not the stats.',
      confirm: 'Delete',
      dangerous: true,
      run: async () => {
        await remove({ variables: { id } })
        toasts.good('Page deleted')
      },
    })
  return (
    <Row
      lead={<IconLayoutGrid size={22} stroke={1.5} aria-hidden />}
      title={<AppLink to={`${base}/${id}`}>{name}</AppLink>}
      text={[
        t(
          '{count, plural, =0 {Empty} one {Stats of # channel or game} other {Stats of # channels and games}}',
          {
            count: readAnalyticsLayout(layout).figures.length,
          },
        ),
        t('since {day}', { day: formatDay(created_at) }),
      ].join(' · ')}
      side={
        <RenameOrDelete
          name={name}
          onRename={() => openPageForm({ page: { id, name } })}
          onDelete={confirm}
        />
      }
    />
  )
}

/** The user's analytics pages. No other user can see them. */
const AnalyticsPagesPage = () => {
  const t = useText()
  const { pathname: base } = useLocation()
  const query = useQuery(AnalyticsPagesDocument)
  const isFull = (query.data?.analytics_page.length ?? 0) >= analyticsPagesMost
  return (
    <>
      <PageHeader
        title="Analytics Pages"
        text={
          isFull
            ? errors['5015']
            : 'Your most important stats side by side. Only you see your pages. You can have up to 6.'
        }
        actions={
          <Button leftSection={<IconPlus size={16} />} disabled={isFull} onClick={() => openPageForm({})}>
            {t('New page')}
          </Button>
        }
      />
      <Loaded query={query} skeleton={<RowsSkeleton rows={3} />}>
        {({ analytics_page: pages }) =>
          pages.length === 0 ? (
            <EmptyState
              motif="videos"
              title="No pages yet"
              text="Create a page and add the stats you want to see together."
            />
          ) : (
            <Panel>
              <RowList>
                {pages.map((page) => (
                  <PageEntry key={page.id} page={page} base={base} />
                ))}
              </RowList>
            </Panel>
          )
        }
      </Loaded>
    </>
  )
}

export default AnalyticsPagesPage
