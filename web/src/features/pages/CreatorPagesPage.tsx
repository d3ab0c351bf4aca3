import { useMutation, useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { canAddCreatorPage, errors, mostCreatorPages } from '@questboard/domain'
import { IconPlus } from '@tabler/icons-react'
import { AppLink } from '../../components/AppLink.tsx'
import { ask } from '../../components/Confirm.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList, RowsSkeleton } from '../../components/RowList.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import {
  CreatorPagesPageDocument,
  type CreatorPagesPageQuery,
  DeleteCreatorPageDocument,
} from './generated/CreatorPagesPage.ts'
import { openNewPage } from './NewPageForm.tsx'

type Page = CreatorPagesPageQuery['creator_page'][number]

const PageRow = ({ page }: { page: Page }) => {
  const t = useText()
  const [remove] = useMutation(DeleteCreatorPageDocument, { refetchQueries: [CreatorPagesPageDocument] })
  const confirm = () =>
    ask({
      id: 'delete-page',
      title: t('Delete {page}?', { page: page.title }),
      text: t('Other people can then use the URL {address}.', { address: `/${page.slug}` }),
      confirm: 'Delete',
      dangerous: true,
      run: async () => {
        await remove({ variables: { id: page.id } })
        toasts.good('Page deleted')
      },
    })
  return (
    <Row
      title={<AppLink to={`/${page.slug}`}>{page.title}</AppLink>}
      text={`/${page.slug}`}
      side={
        <>
          <StatusBadge tone={page.is_published ? 'good' : 'neutral'}>
            {page.is_published ? 'Published' : 'Draft'}
          </StatusBadge>
          <Button
            component={AppLink}
            to={`/${page.slug}/edit`}
            variant="default"
            size="xs"
            aria-label={t('Edit {page}', { page: page.title })}
          >
            {t('Edit')}
          </Button>
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            onClick={confirm}
            aria-label={t('Delete {page}', { page: page.title })}
          >
            {t('Delete')}
          </Button>
        </>
      }
    />
  )
}

const Pages = ({ pages }: { pages: Page[] }) => {
  const t = useText()
  const mayAdd = canAddCreatorPage(pages.length).ok
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={openNewPage} disabled={!mayAdd}>
      {t('New page')}
    </Button>
  )
  if (pages.length === 0) {
    return (
      <EmptyState
        motif="page"
        title="No page yet"
        text="Your own page with your channels and links, at a URL you choose."
        action={add}
      />
    )
  }
  return (
    <Stacked>
      {!mayAdd && <Notice>{errors['2015']}</Notice>}
      <Panel
        title="Your pages"
        text={t('{count} of {most}', { count: pages.length, most: mostCreatorPages })}
        actions={add}
      >
        <RowList>
          {pages.map((page) => (
            <PageRow key={page.id} page={page} />
          ))}
        </RowList>
      </Panel>
    </Stacked>
  )
}

const CreatorPagesPage = () => {
  const { user } = useSession()
  const query = useQuery(CreatorPagesPageDocument, { variables: { creatorId: user?.id ?? '' }, skip: !user })
  return (
    <>
      <PageHeader title="Creator Pages" />
      <Loaded query={query} skeleton={<RowsSkeleton rows={3} />}>
        {({ creator_page }) => <Pages pages={creator_page} />}
      </Loaded>
    </>
  )
}

export default CreatorPagesPage
