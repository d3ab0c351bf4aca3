import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { GameNewsPageDocument } from '../../generated/graphql.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { NewsRow } from './NewsRow.tsx'

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
          <Stacked>
            {game_news.length === 0 && (
              <EmptyState title="No news yet" text="News about games on Questboard shows here." />
            )}
            <div>
              {game_news.map((news) => (
                <NewsRow key={news.id} news={news} />
              ))}
            </div>
            {(game_news_aggregate.aggregate?.count ?? 0) > game_news.length && (
              <Button variant="default" loading={query.loading} onClick={() => setLimit(limit + step)}>
                Show more
              </Button>
            )}
          </Stacked>
        )}
      </Loaded>
    </>
  )
}

export default GameNewsPage
