import { useQuery } from '@apollo/client/react'
import { type ActivationKind, activationKindNames } from '@questboard/domain'
import { useLocation, useParams } from 'react-router'
import { CardsSkeleton } from '../../components/CardGrid.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { isUuid } from '../../lib/isUuid.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { ActivationCards } from '../../shared/cards/ActivationCards.tsx'
import { ProgramActivationsDocument, ProgramOffersDocument } from './generated/MemberProgram.ts'

type Kind = Exclude<ActivationKind, 'CREATOR_PROGRAM'>

const tabs = {
  keys: { kind: 'KEY', title: 'Keys', empty: 'No open key campaigns right now' },
  missions: { kind: 'MISSION', title: 'Missions', empty: 'No open Missions right now' },
  quests: { kind: 'QUEST', title: 'Quests', empty: 'No open Quests right now' },
} as const satisfies Readonly<Record<string, { kind: Kind; title: string; empty: string }>>

const tabAt = (pathname: string) => {
  const slug = pathname.split('/').at(-1)
  return slug === 'keys' || slug === 'missions' || slug === 'quests' ? tabs[slug] : tabs.missions
}

const Offers = ({ companyId, kind, empty }: { companyId: string; kind: Kind; empty: string }) => {
  const where = { company_id: { _eq: companyId }, kind: { _eq: kind }, is_open: { _eq: true } }
  const query = useQuery(ProgramOffersDocument, { variables: { where } })
  return (
    <Loaded query={query} skeleton={<CardsSkeleton size="card" cards={3} />}>
      {({ activation: offers }) =>
        offers.length === 0 ? (
          <EmptyState
            motif="board"
            title={empty}
            text="The company’s open activations appear here. We notify you of new Missions."
          />
        ) : (
          <ActivationCards activations={offers} />
        )
      }
    </Loaded>
  )
}

/**
 * The company's open activations of one kind that the user can see. Members also see those that are for members only.
 */
const ProgramActivationsPage = () => {
  const t = useText()
  const { pathname } = useLocation()
  const { programId = '' } = useParams()
  const { kind, title, empty } = tabAt(pathname)
  const query = useQuery(ProgramActivationsDocument, { variables: { programId }, skip: !isUuid(programId) })
  if (!isUuid(programId)) return <NotFound what={activationKindNames.CREATOR_PROGRAM} />
  return (
    <Loaded query={query} skeleton={<CardsSkeleton size="card" cards={3} />}>
      {({ activation_by_pk: program }) =>
        program?.company ? (
          <>
            <PageHeader
              title={title}
              text={t('Open activations from {company}.', { company: program.company.name })}
            />
            <Offers companyId={program.company.id} kind={kind} empty={empty} />
          </>
        ) : (
          <NotFound what={activationKindNames.CREATOR_PROGRAM} />
        )
      }
    </Loaded>
  )
}

export default ProgramActivationsPage
