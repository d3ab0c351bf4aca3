import { useQuery } from '@apollo/client/react'
import type { BlockParts } from '../../cards/BlockView.tsx'
import { ContentCard } from '../../cards/ContentCard.tsx'
import { GameCard } from '../../cards/GameCard.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { CreatorPageContentDocument, type CreatorPageContentQuery } from '../../generated/graphql.ts'
import type { Draft } from './drafts.ts'

const Content = ({ items }: { items: NonNullable<CreatorPageContentQuery['videos']> }) => (
  <CardGrid size="card">
    {items.map((item) => (
      <ContentCard key={item.id} content={item} />
    ))}
  </CardGrid>
)

/** What a creator's channels have for the blocks of a page; only what its blocks ask for is loaded. */
export const useCreatorParts = (creatorId: string, blocks: readonly Draft[]): BlockParts => {
  const has = (kind: Draft['kind']) => blocks.some((block) => block.kind === kind)
  const wants = { videos: has('videos'), streams: has('streams'), games: has('games') }
  const { data, previousData } = useQuery(CreatorPageContentDocument, {
    variables: { creatorId, ...wants },
    skip: !(wants.videos || wants.streams || wants.games),
  })
  const { videos = [], streams = [], games = [] } = data ?? previousData ?? {}
  return {
    videos: videos.length > 0 && <Content items={videos} />,
    streams: streams.length > 0 && <Content items={streams} />,
    games: games.length > 0 && (
      <CardGrid>{games.map(({ id, game }) => game && <GameCard key={id} game={game} />)}</CardGrid>
    ),
  }
}
