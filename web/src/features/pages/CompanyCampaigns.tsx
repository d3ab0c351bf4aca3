import type { ActivationKind } from '@questboard/domain'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { useText } from '../../lib/text.ts'
import { ActivationCards } from '../../shared/cards/ActivationCards.tsx'
import type { CompanyPageQuery } from './generated/CompanyPage.ts'

type Activations = CompanyPageQuery['open']

const groups: readonly { kind: ActivationKind; title: string }[] = [
  { kind: 'CREATOR_PROGRAM', title: 'Creator Program' },
  { kind: 'QUEST', title: 'Quests' },
  { kind: 'MISSION', title: 'Missions' },
  { kind: 'KEY', title: 'Key campaigns' },
]

/** The company's open activations for creators, by kind. */
export const CompanyCampaigns = ({ name, activations }: { name: string; activations: Activations }) => {
  const t = useText()
  if (activations.length === 0)
    return (
      <EmptyState
        motif="offers"
        title="No campaigns at the moment"
        text={t('{company}’s open Quests, Missions and key campaigns appear here.', {
          company: name,
        })}
      />
    )
  return (
    <Stacked wide>
      {groups.map(({ kind, title }) => {
        const own = activations.filter((one) => one.kind === kind)
        return own.length > 0 && <ActivationCards key={kind} title={title} activations={own} />
      })}
    </Stacked>
  )
}
