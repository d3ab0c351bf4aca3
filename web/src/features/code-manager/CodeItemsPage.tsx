import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { RowList, RowsSkeleton } from '../../components/RowList.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { LoadProblem } from '../../lib/LoadProblem.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { openCodeItem } from './CodeItemForm.tsx'
import { CodeItemRow } from './CodeItemRow.tsx'
import {
  CodeItemsPageDocument,
  type CodeItemsPageQuery,
  CodePromisesDocument,
} from './generated/CodeItemsPage.ts'
import { openImport } from './ImportFlow.tsx'
import { PromisesPanel } from './PromisesPanel.tsx'

type Item = CodeItemsPageQuery['code_item'][number]

const byGame = (items: readonly Item[]) =>
  [...Map.groupBy(items, ({ game }) => game.id)].map(([id, of]) => ({ id, name: of[0]?.game.name ?? '', of }))

const Games = ({ items }: { items: readonly Item[] }) => {
  const t = useText()
  if (items.length === 0)
    return (
      <EmptyState
        motif="games"
        title="No items yet"
        text="Add a game, a DLC or anything else your codes unlock. Then add the codes."
        action={<Button onClick={() => openCodeItem()}>{t('Add an item')}</Button>}
      />
    )
  return byGame(items).map(({ id, name, of }) => (
    <Panel key={id} title={name}>
      <RowList>
        {of.map((item) => (
          <CodeItemRow key={item.id} item={item} />
        ))}
      </RowList>
    </Panel>
  ))
}

const CodeItemsPage = () => {
  const t = useText()
  const { user } = useSession()
  const companyId = user?.company?.id ?? ''
  const variables = { companyId }
  const query = useQuery(CodeItemsPageDocument, { variables })
  const promises = useQuery(CodePromisesDocument, { variables })
  // Waits for the promised codes, which are above the items. If they fail to load, the error is shown above the items.
  const isAwaited = !promises.data && promises.loading
  const both = isAwaited ? { ...query, data: undefined, loading: true } : query
  return (
    <>
      <PageHeader
        title="Games and items"
        text="Your items and their code stock."
        actions={
          <>
            <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => openCodeItem()}>
              {t('Add item')}
            </Button>
            <Button onClick={() => openImport()}>{t('Add codes')}</Button>
          </>
        }
      />
      <Stacked wide>
        <Loaded query={both} skeleton={<RowsSkeleton rows={6} />}>
          {({ code_item: items }) => (
            <>
              <LoadProblem query={promises} />
              <PromisesPanel promises={promises.data?.code_promise ?? []} />
              <Games items={items} />
            </>
          )}
        </Loaded>
      </Stacked>
    </>
  )
}

export default CodeItemsPage
