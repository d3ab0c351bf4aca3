import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { CardGrid, CardsSkeleton } from '../../components/CardGrid.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { GameCard } from '../../shared/cards/GameCard.tsx'
import { openAddGame } from './AddGame.tsx'
import { CompanyGamesPageDocument } from './generated/CompanyGamesPage.ts'

const Add = ({ companyId }: { companyId: string }) => {
  const t = useText()
  return (
    <Button leftSection={<IconPlus size={16} />} onClick={() => openAddGame(companyId)}>
      {t('Add a game')}
    </Button>
  )
}

const CompanyGamesPage = () => {
  const companyId = useSession().user?.company?.id ?? ''
  const query = useQuery(CompanyGamesPageDocument, { variables: { companyId }, skip: !companyId })
  const isEmpty = query.data?.company_game.length === 0
  return (
    <>
      <PageHeader
        title="Games"
        text="Your company’s games, as creators see them."
        actions={!isEmpty && <Add companyId={companyId} />}
      />
      <Loaded query={query} skeleton={<CardsSkeleton cards={12} />}>
        {({ company_game: rows }) =>
          rows.length === 0 ? (
            <EmptyState
              motif="games"
              title="No games yet"
              text="Add the games you work on, then hand out codes or run Quests for them."
              action={<Add companyId={companyId} />}
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
