import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { CardGrid } from '../../components/CardGrid.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { RichText } from '../../components/RichText.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { formatDay } from '../../lib/format.ts'
import { LoadProblem } from '../../lib/LoadProblem.tsx'
import { useSession } from '../../lib/session.ts'
import { ActivationCards } from '../../shared/cards/ActivationCards.tsx'
import { GameCard } from '../../shared/cards/GameCard.tsx'
import type { BlockParts } from '../../shared/page-blocks/BlockView.tsx'
import classes from './CompanyOverview.module.css'
import type { Draft } from './drafts.ts'
import { CompanyAnnouncementsDocument, type CompanyPageQuery } from './generated/CompanyPage.ts'
import { PageBlocks } from './PageBlocks.tsx'

type Games = CompanyPageQuery['company_game']

type Props = {
  companyId: string
  headline: string
  description: string
  blocks: readonly Draft[]
  games: Games
  /** The button that shows more games. Undefined if there are none. */
  moreGames?: ReactNode
  activations: CompanyPageQuery['open']
}

/** Only the company and accepted members of its program can read announcements, so other users do not query them. */
const useAnnouncements = (companyId: string, blocks: readonly Draft[]): ReactNode => {
  const { user } = useSession()
  const mayRead = user?.userType === 'Company' || user?.userType === 'Creator'
  const query = useQuery(CompanyAnnouncementsDocument, {
    variables: { id: companyId },
    skip: !mayRead || !blocks.some(({ kind }) => kind === 'announcements'),
  })
  const { data, loading } = query
  if (!data && loading) return <LinesSkeleton />
  if (!data && query.error) return <LoadProblem query={query} />
  const announcements = data?.announcement ?? []
  return (
    announcements.length > 0 && (
      <RowList>
        {announcements.map(({ id, title, body, created_at }) => (
          <Row key={id} title={title} text={<RichText text={body} />} side={formatDay(created_at)} />
        ))}
      </RowList>
    )
  )
}

const GameGrid = ({ games, more, title }: { games: Games; more: ReactNode; title?: string }) => (
  <div>
    <CardGrid {...(title && { title })}>
      {games.map(({ game_id, game }) => (
        <GameCard key={game_id} game={game} />
      ))}
    </CardGrid>
    {more}
  </div>
)

export const CompanyOverview = (props: Props) => {
  const { companyId, headline, description, blocks, games, moreGames, activations } = props
  const parts: BlockParts = {
    games: games.length > 0 && <GameGrid games={games} more={moreGames} />,
    activations: activations.length > 0 && <ActivationCards activations={activations.slice(0, 6)} />,
    announcements: useAnnouncements(companyId, blocks),
  }
  const showsGames = blocks.some(({ kind }) => kind === 'games')
  const isEmpty = !headline && !description && blocks.length + games.length === 0
  return (
    <div className={classes.overview}>
      {headline && <p className={classes.headline}>{headline}</p>}
      {description && <p className={classes.description}>{description}</p>}
      {isEmpty && (
        <EmptyState
          motif="page"
          title="Nothing here yet"
          text="The company’s games and offers appear here."
        />
      )}
      <PageBlocks blocks={blocks} parts={parts} />
      {!showsGames && games.length > 0 && <GameGrid title="Games" games={games} more={moreGames} />}
    </div>
  )
}
