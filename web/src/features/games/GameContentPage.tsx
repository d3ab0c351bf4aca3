import { useLocation } from 'react-router'
import { PageHeader } from '../../components/PageHeader.tsx'
import { ContentList } from './ContentList.tsx'

/** Streams and videos of all games. */
const GameContentPage = () => {
  const isStreams = useLocation().pathname.endsWith('/streams')
  return (
    <>
      <PageHeader
        title={isStreams ? 'Streams' : 'Videos'}
        text={
          isStreams
            ? 'What creators on Questboard streamed. A stream opens on its own platform.'
            : 'Videos and shorts by creators on Questboard. A video opens on its own platform.'
        }
      />
      <ContentList kind={isStreams ? 'streams' : 'videos'} />
    </>
  )
}

export default GameContentPage
