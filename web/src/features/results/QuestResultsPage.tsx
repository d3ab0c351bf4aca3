import { useLocation, useParams } from 'react-router'
import { NotFound } from '../../components/NotFound.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { isUuid } from '../../lib/isUuid.ts'
import { ActivationClicks } from './ActivationClicks.tsx'
import { CostChart } from './CostChart.tsx'
import { ResultsTable } from './ResultsTable.tsx'
import { resultViews } from './resultViews.tsx'
import { allDays } from './useResults.ts'

const views = resultViews('quests', true)

/** A quest's results by creator, by game, or in total. */
const QuestResultsPage = () => {
  const { questId = '' } = useParams()
  const slug = useLocation().pathname.split('/').at(-1) ?? ''
  const view = views[slug]
  if (view === undefined || !isUuid(questId)) return <NotFound what="Quest" />
  return (
    <>
      <PageHeader title={view.label} />
      <Stacked wide>
        {view.by !== 'game' && <CostChart questId={questId} />}
        <ResultsTable
          screen={`results-quest-${slug}`}
          view={view}
          subject={{ activationId: questId, days: allDays() }}
          empty={{ title: 'No results yet', text: 'Stats appear here once content is published.' }}
        />
        {view.by !== 'game' && <ActivationClicks id={questId} />}
      </Stacked>
    </>
  )
}

export default QuestResultsPage
