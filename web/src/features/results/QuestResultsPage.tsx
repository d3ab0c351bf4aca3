import { useLocation, useParams } from 'react-router'
import { NotFound } from '../../components/NotFound.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import type { Report_Row_Bool_Exp, Report_Row_Order_By } from '../../generated/inputs.ts'
import { isUuid } from '../../lib/isUuid.ts'
import { say } from '../../lib/text.ts'
import { toLike } from '../../lib/toLike.ts'
import type { Column, TableColumns } from '../../tables/column.ts'
import { DataTable } from '../../tables/DataTable.tsx'
import { RowFacts } from '../../tables/RowFacts.tsx'
import { CostChart } from './CostChart.tsx'
import { costs, creators, type Result, reach } from './figures.tsx'
import { useResults } from './useResults.ts'

type Where = Report_Row_Bool_Exp
type Order = Report_Row_Order_By

type View = {
  readonly by: 'creator' | 'game' | 'activation'
  readonly label: string
  readonly searchLabel: string
  readonly columns: TableColumns<Result, Order>
  readonly named: (words: string) => Where
}

const nameColumn = (title: string, nameOf: (row: Result) => string): Column<Result, Order> => ({
  id: 'name',
  title,
  width: 260,
  cell: nameOf,
  text: nameOf,
})

const views: Readonly<Record<string, View>> = {
  creators: {
    by: 'creator',
    label: 'Results by creator',
    searchLabel: 'Search creators',
    columns: [
      nameColumn('Creator', ({ creator }) => creator?.profile?.display_name ?? say('Deleted account')),
      ...reach,
      ...costs,
    ],
    named: (words) => ({ creator: { profile: { display_name: { _ilike: toLike(words) } } } }),
  },
  games: {
    by: 'game',
    label: 'Results by game',
    searchLabel: 'Search games',
    columns: [nameColumn('Game', ({ game }) => game?.name ?? '–'), creators, ...reach],
    named: (words) => ({ game: { name: { _ilike: toLike(words) } } }),
  },
  activations: {
    by: 'activation',
    label: 'Results as a whole',
    searchLabel: 'Search activations',
    columns: [nameColumn('Activation', ({ activation }) => activation?.name ?? '–'), creators, ...reach],
    named: (words) => ({ activation: { name: { _ilike: toLike(words) } } }),
  },
}

const Results = ({ view, slug, questId }: { view: View; slug: string; questId: string }) => {
  const load = useResults({
    by: view.by,
    questId,
    found: (words) => (words.trim() === '' ? [] : [view.named(words)]),
  })
  return (
    <DataTable
      key={slug}
      screen={`results-quest-${slug}`}
      label={view.label}
      searchLabel={view.searchLabel}
      columns={view.columns}
      filters={[]}
      scope={`${questId} ${slug}`}
      load={load}
      panel={(row) => <RowFacts row={row} columns={view.columns} />}
      empty={{ title: 'No results yet', text: 'Figures show here once content is published.' }}
    />
  )
}

/** What a quest brought, by creator, by game or as a whole. */
const QuestResultsPage = () => {
  const { questId = '' } = useParams()
  const slug = useLocation().pathname.split('/').at(-1) ?? ''
  const view = views[slug]
  if (view === undefined || !isUuid(questId)) return <NotFound what="Quest" />
  return (
    <>
      <PageHeader title={view.label} />
      {view.by !== 'game' && <CostChart questId={questId} />}
      <Results view={view} slug={slug} questId={questId} />
    </>
  )
}

export default QuestResultsPage
