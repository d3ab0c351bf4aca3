import { useParams } from 'react-router'
import { NotFound } from '../../components/NotFound.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { isUuid } from '../../lib/isUuid.ts'
import { ContentTable } from './ContentTable.tsx'
import { countsInResults } from './reportSections.ts'

/** Every piece of content that the stats of a quest include, with its results. */
const QuestContentPage = () => {
  const { questId = '' } = useParams()
  if (!isUuid(questId)) return <NotFound what="Quest" />
  return (
    <>
      <PageHeader title="Results by content" />
      <ContentTable
        screen="results-quest-content"
        of={{ activation_id: { _eq: questId }, ...countsInResults }}
        isOne
        hasCosts
        empty={{
          title: 'No results yet',
          text: 'Every stream, video and short appears here once we find it on the creator’s channel, or you approve it.',
        }}
      />
    </>
  )
}

export default QuestContentPage
