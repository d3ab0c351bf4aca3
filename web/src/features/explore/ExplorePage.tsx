import { useQuery } from '@apollo/client/react'
import { CompanyCard } from '../../cards/CompanyCard.tsx'
import { GameCard } from '../../cards/GameCard.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { CardsSkeleton } from '../../components/Skeletons.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { ExplorePageDocument } from '../../generated/graphql.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { today } from '../../lib/today.ts'

const ExplorePage = () => {
  const query = useQuery(ExplorePageDocument, { variables: { today: today() } })
  return (
    <>
      <PageHeader title="Explore" text="Games that look for creators, and the companies behind them." />
      <Loaded query={query} skeleton={<CardsSkeleton height="14rem" cards={12} />}>
        {({ anticipated, released, company }) => (
          <Stacked wide>
            {anticipated.length + released.length + company.length === 0 && (
              <EmptyState title="Nothing to explore yet" text="Games and companies show here as they join." />
            )}
            {anticipated.length > 0 && (
              <CardGrid
                title="Anticipated"
                more={{ to: '/games/anticipated-games', label: 'All anticipated' }}
              >
                {anticipated.map((game) => (
                  <GameCard key={game.id} game={game} />
                ))}
              </CardGrid>
            )}
            {released.length > 0 && (
              <CardGrid title="New releases" more={{ to: '/games/new-game-releases', label: 'All new' }}>
                {released.map((game) => (
                  <GameCard key={game.id} game={game} />
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
        )}
      </Loaded>
    </>
  )
}

export default ExplorePage
