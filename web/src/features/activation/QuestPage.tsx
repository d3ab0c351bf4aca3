import { useQuery } from '@apollo/client/react'
import { activationPath, questSteps } from '@questboard/domain'
import { useParams } from 'react-router'
import { Figure, Figures } from '../../components/Figure.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { formatCount } from '../../lib/format.ts'
import { isUuid } from '../../lib/isUuid.ts'
import { ActivationOverview } from './ActivationOverview.tsx'
import { stepAddress } from './addresses.ts'
import { QuestOwnerPageDocument, type QuestOwnerPageQuery } from './generated/QuestPage.ts'
import { OwnActivation } from './OwnActivation.tsx'
import { PublishPanel } from './PublishPanel.tsx'
import { QuestBudget } from './QuestBudget.tsx'

type Owned = NonNullable<QuestOwnerPageQuery['activation_by_pk']>

const Numbers = ({ quest, id, eligible }: { quest: Owned['quest']; id: string; eligible: number | null }) => {
  const participants = `${activationPath('QUEST', id)}/participants`
  const count = (stage: { aggregate: { count: number } | null } | undefined) =>
    formatCount(stage?.aggregate?.count)
  return (
    <Figures>
      <Figure label="Offers" value={count(quest?.offers)} to={`${participants}/offers`} />
      <Figure label="Under way" value={count(quest?.active)} to={`${participants}/active`} />
      <Figure label="To review" value={count(quest?.review)} to={`${participants}/review`} />
      <Figure label="Completed" value={count(quest?.completed)} to={`${participants}/ended`} />
      <Figure
        label="Creators who can join"
        value={formatCount(eligible)}
        to={stepAddress('QUEST', id, 'requirements')}
      />
    </Figures>
  )
}

const OwnerPage = ({ id }: { id: string }) => (
  <OwnActivation
    kind="QUEST"
    query={useQuery(QuestOwnerPageDocument, { variables: { id } })}
    skeleton={<LinesSkeleton />}
    others={<NotFound what="Quest" />}
  >
    {(activation) => (
      <ActivationOverview
        activation={activation}
        hasPreview
        numbers={<Numbers quest={activation.quest} id={id} eligible={activation.eligible_creator_count} />}
      >
        <PublishPanel activation={activation} steps={questSteps} />
        <QuestBudget activation={activation} />
      </ActivationOverview>
    )}
  </OwnActivation>
)

/** A quest for its company: its numbers, what is to be done, and how creators see it. */
const QuestPage = () => {
  const { questId = '' } = useParams()
  return isUuid(questId) ? <OwnerPage id={questId} key={questId} /> : <NotFound what="Quest" />
}

export default QuestPage
