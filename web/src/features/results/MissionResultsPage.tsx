import { useLocation, useParams } from 'react-router'
import { NotFound } from '../../components/NotFound.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { isUuid } from '../../lib/isUuid.ts'
import { ActivationClicks } from './ActivationClicks.tsx'
import { MissionFigures } from './MissionFigures.tsx'
import { ResultsTable } from './ResultsTable.tsx'
import { resultViews } from './resultViews.tsx'
import { allDays } from './useResults.ts'

const views = resultViews('missions', true)

/** A mission's results by creator, by game, or in total. */
const MissionResultsPage = () => {
  const { missionId = '' } = useParams()
  const slug = useLocation().pathname.split('/').at(-1) ?? ''
  const view = views[slug]
  if (view === undefined || !isUuid(missionId)) return <NotFound what="Mission" />
  return (
    <>
      <PageHeader title={view.label} />
      <MissionFigures missionId={missionId} />
      <Stacked wide>
        <ResultsTable
          screen={`results-mission-${slug}`}
          view={view}
          subject={{ activationId: missionId, isMission: true, days: allDays() }}
          empty={{
            title: 'No results yet',
            text: 'Stats appear here once creators submit content or get clicks on their links.',
          }}
        />
        {view.by !== 'game' && <ActivationClicks id={missionId} />}
      </Stacked>
    </>
  )
}

export default MissionResultsPage
