import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ShowMore } from '../../components/ShowMore.tsx'
import { Loading } from '../../components/Skeletons.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { useRest } from '../../lib/useRest.ts'
import { useShown } from '../../lib/useShown.ts'
import { NewsListDocument } from './generated/NewsList.ts'
import classes from './NewsList.module.css'
import { NewsRow, NewsRowBone } from './NewsRow.tsx'

const step = 20
const most = 900

const NewsSkeleton = () => (
  <div className={classes.list} aria-busy="true">
    <Loading />
    {Array.from({ length: 8 }, (_, index) => `row-${index}`).map((key) => (
      <NewsRowBone key={key} />
    ))}
  </div>
)

/** News about one game or all games, newest first, in as many columns as fit. */
export const NewsList = ({ game }: { game?: { id: string; name: string } }) => {
  const t = useText()
  const { shown, showMore, mayGrow } = useShown(step, most)
  const [first] = useState(shown + 1)
  const query = useQuery(NewsListDocument, {
    variables: { where: game ? { game_id: { _eq: game.id } } : {}, limit: first },
  })
  const rest = useRest(query.data?.game_news, {
    first,
    wanted: shown + 1,
    load: (part) => query.fetchMore({ variables: part }),
    countOf: (data) => data.game_news.length,
    showMore,
  })
  return (
    <Loaded query={{ ...query, data: query.data ?? query.previousData }} skeleton={<NewsSkeleton />}>
      {({ game_news }) =>
        game_news.length === 0 ? (
          <EmptyState
            motif="notes"
            title="No news yet"
            text={
              game
                ? t('News about {game} appears here.', { game: game.name })
                : 'News about games on Questboard appears here.'
            }
          />
        ) : (
          <>
            <div className={classes.list}>
              {game_news.slice(0, shown).map((news) => (
                <NewsRow key={news.id} news={news} />
              ))}
            </div>
            {game_news.length > shown && mayGrow && <ShowMore {...rest} />}
          </>
        )
      }
    </Loaded>
  )
}
