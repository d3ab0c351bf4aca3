import { useQuery } from '@apollo/client/react'
import { CardGrid } from '../../components/CardGrid.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { formatDay } from '../../lib/format.ts'
import { LoadProblem } from '../../lib/LoadProblem.tsx'
import { ContentCard } from '../../shared/cards/ContentCard.tsx'
import { GameCard } from '../../shared/cards/GameCard.tsx'
import type { BlockParts } from '../../shared/page-blocks/BlockView.tsx'
import type { Draft } from './drafts.ts'
import { CreatorPageContentDocument, type CreatorPageContentQuery } from './generated/CreatorPageContent.ts'

type Articles = NonNullable<CreatorPageContentQuery['articles']>

const ArticleList = ({ articles }: { articles: Articles }) => (
  <RowList>
    {articles.map(({ feed_id, url, title, published_at }) => (
      <Row
        key={feed_id + url}
        title={
          <a href={url} target="_blank" rel="noreferrer nofollow ugc">
            {title}
          </a>
        }
        text={[URL.parse(url)?.hostname, published_at && formatDay(published_at)].filter(Boolean).join(' · ')}
      />
    ))}
  </RowList>
)

const Content = ({ items }: { items: NonNullable<CreatorPageContentQuery['videos']> }) => (
  <CardGrid size="card">
    {items.map((item) => (
      <ContentCard key={item.id} content={item} />
    ))}
  </CardGrid>
)

/** Loads the creator's content for the blocks of a page. Kinds of content that no block shows are not loaded. */
export const useCreatorParts = (creatorId: string, blocks: readonly Draft[]): BlockParts => {
  const has = (kind: Draft['kind']) => blocks.some((block) => block.kind === kind)
  const wants = {
    videos: has('videos'),
    streams: has('streams'),
    games: has('games'),
    articles: has('feed'),
  }
  const query = useQuery(CreatorPageContentDocument, {
    variables: { creatorId, ...wants },
    skip: !Object.values(wants).includes(true),
  })
  const { data, previousData, loading } = query
  if (!data && !previousData && (loading || query.error)) {
    const awaited = loading ? <LinesSkeleton /> : <LoadProblem query={query} />
    return {
      videos: wants.videos && awaited,
      streams: wants.streams && awaited,
      feed: wants.articles && awaited,
      games: wants.games && awaited,
    }
  }
  const { videos = [], streams = [], games = [], articles = [] } = data ?? previousData ?? {}
  return {
    videos: videos.length > 0 && <Content items={videos} />,
    streams: streams.length > 0 && <Content items={streams} />,
    feed: articles.length > 0 && <ArticleList articles={articles} />,
    games: games.length > 0 && (
      <CardGrid>{games.map(({ id, game }) => game && <GameCard key={id} game={game} />)}</CardGrid>
    ),
  }
}
