import { useParams } from 'react-router'
import { NotFound } from '../../components/NotFound.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { isUuid } from '../../lib/isUuid.ts'
import { ContentTable } from './ContentTable.tsx'

/** Every piece of content that was approved for a mission, with what it brought. */
const MissionContentPage = () => {
  const { missionId = '' } = useParams()
  if (!isUuid(missionId)) return <NotFound what="Mission" />
  return (
    <>
      <PageHeader title="Results by content" />
      <ContentTable
        screen="results-mission-content"
        of={{ activation_id: { _eq: missionId }, status: { _eq: 'APPROVED' } }}
        isOne
        empty={{
          title: 'No results yet',
          text: 'Every stream, video and short shows here once it is approved.',
        }}
      />
    </>
  )
}

export default MissionContentPage
