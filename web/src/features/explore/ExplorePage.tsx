import { useQuery } from '@apollo/client/react'
import { CardGrid, CardsSkeleton } from '../../components/CardGrid.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { daysAgo, today } from '../../lib/today.ts'
import { ActivationCards } from '../../shared/cards/ActivationCards.tsx'
import { CompanyCard } from '../../shared/cards/CompanyCard.tsx'
import { ContentCard } from '../../shared/cards/ContentCard.tsx'
import { GameCard } from '../../shared/cards/GameCard.tsx'
import { ExplorePageDocument, type ExplorePageQuery } from './generated/ExplorePage.ts'

const Games = ({ title, to, games }: { title: string; to: string; games: ExplorePageQuery['released'] }) =>
  games.length > 0 && (
    <CardGrid title={title} more={{ to, label: 'See all' }}>
      {games.map((game) => (
        <GameCard key={game.id} game={game} />
      ))}
    </CardGrid>
  )

const Sections = ({ open, anticipated, released, streams, company }: ExplorePageQuery) => {
  const found = open.length + anticipated.length + released.length + streams.length + company.length
  if (found === 0)
    return (
      <EmptyState
        motif="games"
        title="Nothing to explore yet"
        text="Games and companies appear here as they join."
        next={{ to: '/games', label: 'All games' }}
      />
    )
  return (
    <Stacked wide>
      {open.length > 0 && <ActivationCards title="Open to creators" activations={open} />}
      <Games title="Anticipated" to="/games/anticipated-games" games={anticipated} />
      <Games title="New releases" to="/games/new-game-releases" games={released} />
      {streams.length > 0 && (
        <CardGrid
          title="Most watched this month"
          more={{ to: '/games/streams?sort=top', label: 'See all' }}
          size="card"
        >
          {streams.map((item) => (
            <ContentCard key={item.id} content={item} />
          ))}
        </CardGrid>
      )}
      {company.length > 0 && (
        <CardGrid title="Companies" size="card">
          {company.map((one) => (
            <CompanyCard key={one.id} company={one} />
          ))}
        </CardGrid>
      )}
    </Stacked>
  )
}

/** Placeholders for sections that almost always exist, with their real titles. */
const Skeleton = () => (
  <Stacked wide>
    <CardsSkeleton title="Open to creators" size="card" cards={6} />
    <CardsSkeleton title="Anticipated" cards={7} />
  </Stacked>
)

const ExplorePage = () => {
  const query = useQuery(ExplorePageDocument, { variables: { today: today(), monthAgo: daysAgo(30) } })
  return (
    <>
      <PageHeader title="Explore" text="Games that look for creators, and their companies." />
      <Loaded query={query} skeleton={<Skeleton />}>
        {(data) => <Sections {...data} />}
      </Loaded>
    </>
  )
}

export default ExplorePage
