import { useLocation } from 'react-router'
import { PageHeader } from '../../components/PageHeader.tsx'
import { ContentList } from './ContentList.tsx'

const GameContentPage = () => {
  const isStreams = useLocation().pathname.endsWith('/streams')
  return (
    <>
      <PageHeader
        title={isStreams ? 'Streams' : 'Videos'}
        text={
          isStreams
            ? 'Streams by creators on Questboard. Each stream opens on its own platform.'
            : 'Videos and shorts by creators on Questboard. Each video opens on its own platform.'
        }
      />
      <ContentList kind={isStreams ? 'streams' : 'videos'} />
    </>
  )
}

export default GameContentPage
