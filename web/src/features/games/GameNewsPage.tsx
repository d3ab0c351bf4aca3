import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { PageHeader } from '../../components/PageHeader.tsx'
import { ShowMore } from '../../components/ShowMore.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { GameNewsPageDocument } from '../../generated/graphql.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { NewsList } from './NewsList.tsx'

const step = 20

const GameNewsPage = () => {
  const [limit, setLimit] = useState(step)
  const query = useQuery(GameNewsPageDocument, { variables: { limit } })
  return (
    <>
      <PageHeader title="Game news" />
      <Loaded
        query={{ ...query, data: query.data ?? query.previousData }}
        skeleton={<LinesSkeleton lines={8} />}
      >
        {({ game_news, game_news_aggregate }) => (
          <>
            <NewsList news={game_news} none="News about games on Questboard shows here." />
            {(game_news_aggregate.aggregate?.count ?? 0) > game_news.length && (
              <ShowMore loading={query.loading} onMore={() => setLimit(limit + step)} />
            )}
          </>
        )}
      </Loaded>
    </>
  )
}

export default GameNewsPage
