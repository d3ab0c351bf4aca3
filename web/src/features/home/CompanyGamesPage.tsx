import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { GameCard } from '../../cards/GameCard.tsx'
import { AppLink } from '../../components/AppLink.tsx'
import { CardGrid, CardsSkeleton } from '../../components/CardGrid.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { CompanyGamesPageDocument } from './generated/CompanyGamesPage.ts'

/** The games of the company, by name. */
const CompanyGamesPage = () => {
  const t = useText()
  const { user } = useSession()
  const query = useQuery(CompanyGamesPageDocument, {
    variables: { companyId: user?.company?.id ?? '' },
    skip: !user?.company,
  })
  return (
    <>
      <PageHeader title="Games" text="The games your company works on, as creators see them." />
      <Loaded query={query} skeleton={<CardsSkeleton cards={12} />}>
        {({ company_game: rows }) =>
          rows.length === 0 ? (
            <EmptyState
              title="No games yet"
              text="Add games in the Code Manager, then hand out codes or run Quests for them."
              action={
                <Button component={AppLink} to="/company/code-manager">
                  {t('Open the Code Manager')}
                </Button>
              }
            />
          ) : (
            <CardGrid>
              {rows.map(({ game_id, game }) => (
                <GameCard key={game_id} game={game} />
              ))}
            </CardGrid>
          )
        }
      </Loaded>
    </>
  )
}

export default CompanyGamesPage
