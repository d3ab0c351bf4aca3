import { useParams } from 'react-router'
import { NotFound } from '../../components/NotFound.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { isUuid } from '../../lib/isUuid.ts'
import { ContentTable } from './ContentTable.tsx'

/** Every piece of content that was approved for a quest, with what it brought. */
const QuestContentPage = () => {
  const { questId = '' } = useParams()
  if (!isUuid(questId)) return <NotFound what="Quest" />
  return (
    <>
      <PageHeader title="Results by content" />
      <ContentTable
        screen="results-quest-content"
        of={{ activation_id: { _eq: questId }, status: { _eq: 'APPROVED' } }}
        isOne
        hasCosts
        empty={{
          title: 'No results yet',
          text: 'Every stream, video and short shows here once it is approved.',
        }}
      />
    </>
  )
}

export default QuestContentPage
