import { useParams } from 'react-router'
import { NotFound } from '../../components/NotFound.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { isUuid } from '../../lib/isUuid.ts'
import { ContentTable } from './ContentTable.tsx'
import { notSentBack } from './reportSections.ts'

/** Every piece of content that was submitted for a quest and not sent back, with what it brought: as the figures count it. */
const QuestContentPage = () => {
  const { questId = '' } = useParams()
  if (!isUuid(questId)) return <NotFound what="Quest" />
  return (
    <>
      <PageHeader title="Results by content" />
      <ContentTable
        screen="results-quest-content"
        of={{ activation_id: { _eq: questId }, ...notSentBack }}
        isOne
        hasCosts
        empty={{
          title: 'No results yet',
          text: 'Every stream, video and short shows here once it is submitted.',
        }}
      />
    </>
  )
}

export default QuestContentPage
