import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { AppLink } from '../../components/AppLink.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { RowList } from '../../components/RowList.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { type SessionUser, useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { Words } from '../../lib/Words.tsx'
import { GameCard } from '../../shared/cards/GameCard.tsx'
import { CompanyFigures } from './CompanyFigures.tsx'
import { FirstStepsPart } from './FirstStepsPart.tsx'
import { CompanyHomePageDocument, type CompanyHomePageQuery } from './generated/CompanyHomePage.ts'
import { NoteRow } from './NoteRow.tsx'
import { companyMoves, useLiveHome } from './useLiveHome.ts'
import { WorkQueue } from './WorkQueue.tsx'

type Company = CompanyHomePageQuery['company_by_pk']

const Verification = ({ company }: { company: Company }) => {
  if (company?.verification === 'rejected') {
    return (
      <Notice tone="bad" title="Your company wasn’t verified">
        {company.own_verification_reason}
      </Notice>
    )
  }
  if (company?.verification === 'pending') {
    return (
      <Notice tone="warn" title="Waiting for verification">
        Your first activation goes live once your company is verified.
      </Notice>
    )
  }
  return null
}

const Games = ({ rows }: { rows: CompanyHomePageQuery['company_game'] }) => (
  <Panel
    title="Games"
    actions={
      <AppLink to="/home/company/games">
        <Words>All games</Words>
      </AppLink>
    }
  >
    {rows.length === 0 ? (
      <EmptyState
        compact
        motif="games"
        title="No games yet"
        text="Add the games you work on, then hand out codes or run Quests for them."
        next={{ to: '/home/company/games', label: 'Add a game' }}
      />
    ) : (
      <CardGrid>
        {rows.map(({ game_id, game }) => (
          <GameCard key={game_id} game={game} />
        ))}
      </CardGrid>
    )}
  </Panel>
)

const Notes = ({ notes }: { notes: CompanyHomePageQuery['note'] }) => (
  <Panel
    title="Notes"
    actions={
      <AppLink to="/home/company/notes">
        <Words>All notes</Words>
      </AppLink>
    }
  >
    {notes.length === 0 ? (
      <EmptyState
        compact
        motif="notes"
        title="No notes yet"
        text="Notes on creators and games, visible only to your colleagues."
      />
    ) : (
      <RowList>
        {notes.map((note) => (
          <NoteRow key={note.id} note={note} />
        ))}
      </RowList>
    )}
  </Panel>
)

const Running = ({ live }: { live: CompanyHomePageQuery['live'] | undefined }) => {
  const t = useText()
  const count = live?.aggregate?.count
  if (count === undefined) return t('Your tasks and the results of your activations.')
  if (count === 0) return t('You have no running activations.')
  return t(
    '{count, plural, one {# activation} other {# activations}} running with {creators, plural, =0 {no creators yet} one {# creator} other {# creators}}.',
    { count, creators: live?.aggregate?.sum?.participant_count ?? 0 },
  )
}

const CompanyHome = ({ user }: { user: SessionUser }) => {
  const query = useQuery(CompanyHomePageDocument, {
    variables: { companyId: user.company?.id ?? '' },
    skip: !user.company,
  })
  useLiveHome(companyMoves)
  return (
    <>
      <PageHeader
        title={user.company?.name ?? 'Home'}
        text={<Running live={query.data?.live} />}
        actions={
          <Button component={AppLink} to="/company/activations/create" variant="default">
            <Words>Create an activation</Words>
          </Button>
        }
      />
      <Loaded query={query} skeleton={<PanelsSkeleton heights={['32rem', '9.5rem', '24rem']} />}>
        {(data) => (
          <Stacked wide>
            <FirstStepsPart user={user} endedAt={data.currentUser?.first_steps_ended_at} />
            <Verification company={data.company_by_pk} />
            <WorkQueue data={data} />
            <CompanyFigures />
            <Games rows={data.company_game} />
            <Notes notes={data.note} />
          </Stacked>
        )}
      </Loaded>
    </>
  )
}

const CompanyHomePage = () => {
  const { user } = useSession()
  return user && <CompanyHome user={user} />
}

export default CompanyHomePage
