import { useParams } from 'react-router'
import { NotFound } from '../../components/NotFound.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { isUuid } from '../../lib/isUuid.ts'
import { ContentTable } from './ContentTable.tsx'
import { countsInResults } from './reportSections.ts'

/**
 * All content submitted for a mission, with its results. Content that was sent back is left out. The mission's stats
 * count the same content.
 */
const MissionContentPage = () => {
  const { missionId = '' } = useParams()
  if (!isUuid(missionId)) return <NotFound what="Mission" />
  return (
    <>
      <PageHeader title="Results by content" />
      <ContentTable
        screen="results-mission-content"
        of={{ activation_id: { _eq: missionId }, ...countsInResults }}
        isOne
        empty={{
          title: 'No results yet',
          text: 'Every stream, video and short appears here once we find it on the creator’s channel, or you approve it.',
        }}
      />
    </>
  )
}

export default MissionContentPage
