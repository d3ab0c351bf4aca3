import { useQuery } from '@apollo/client/react'
import { activationPath, questRunStages, questSteps } from '@questboard/domain'
import { useParams } from 'react-router'
import { Figure, Figures } from '../../../components/Figure.tsx'
import { NotFound } from '../../../components/NotFound.tsx'
import { LinesSkeleton } from '../../../components/Skeletons.tsx'
import { formatCount } from '../../../lib/format.ts'
import { readFragment } from '../../../lib/fragments.ts'
import { isUuid } from '../../../lib/isUuid.ts'
import { useText } from '../../../lib/text.ts'
import { ActivationOverview } from '../ActivationOverview.tsx'
import { stepAddress } from '../addresses.ts'
import { ActivationHead_ActivationFragmentDoc } from '../generated/Activation.ts'
import { OwnActivation } from '../OwnActivation.tsx'
import { type Todo, todosOf } from '../overviewFacts.ts'
import { PublishPanel } from '../PublishPanel.tsx'
import { TodoPanel } from '../TodoPanel.tsx'
import { QuestOwnerPageDocument, type QuestOwnerPageQuery } from './generated/QuestPage.ts'
import { budgetFacts, QuestBudget } from './QuestBudget.tsx'

type Owned = NonNullable<QuestOwnerPageQuery['activation_by_pk']>

const Numbers = ({ quest, id, eligible }: { quest: Owned['quest']; id: string; eligible: number | null }) => {
  const participants = `${activationPath('QUEST', id)}/participants`
  const count = (stage: { aggregate: { count: number } | null } | undefined) =>
    formatCount(stage?.aggregate?.count)
  return (
    <Figures>
      <Figure label="Offers" value={count(quest?.offers)} to={`${participants}/offers`} />
      <Figure label="In progress" value={count(quest?.active)} to={`${participants}/active`} />
      <Figure label="To review" value={count(quest?.review)} to={`${participants}/review`} />
      <Figure
        label="Completed"
        value={count(quest?.completed)}
        to={`${participants}/ended?status=COMPLETED`}
      />
      <Figure
        label="Creators who can join"
        value={formatCount(eligible)}
        to={stepAddress('QUEST', id, 'requirements')}
      />
    </Figures>
  )
}

const countOf = (stage: { aggregate: { count: number } | null } | undefined): number =>
  stage?.aggregate?.count ?? 0

const questTodos = (activation: Owned): readonly Todo[] => {
  const { id, quest } = activation
  const { status } = readFragment(ActivationHead_ActivationFragmentDoc, activation)
  const page = activationPath('QUEST', id)
  return todosOf(
    [
      {
        to: `${page}/participants/review`,
        title: 'Review content',
        text: 'Content is approved automatically when your review time ends.',
        wanted: countOf(quest?.review) > 0,
      },
      {
        to: `${page}/participants/offers`,
        title: 'Answer offers',
        text: 'Accept, counter or decline offers before they expire.',
        wanted: countOf(quest?.toAnswer) > 0,
      },
    ],
    { status, invite: `${page}/invite-creators`, results: `${page}/results/creators` },
  )
}

/** The numbers are counted by the same stages as the tabs to which they link. */
const stages = {
  offers: [...questRunStages.Offers],
  active: [...questRunStages.Active],
  review: [...questRunStages.Review],
}

const OwnerPage = ({ id }: { id: string }) => {
  const t = useText()
  return (
    <OwnActivation
      kind="QUEST"
      query={useQuery(QuestOwnerPageDocument, { variables: { id, ...stages } })}
      skeleton={<LinesSkeleton />}
      others={<NotFound what="Quest" />}
    >
      {(activation) => (
        <ActivationOverview
          activation={activation}
          hasPreview
          facts={budgetFacts(t, activation)}
          numbers={<Numbers quest={activation.quest} id={id} eligible={activation.eligible_creator_count} />}
        >
          <TodoPanel todos={questTodos(activation)} />
          <PublishPanel activation={activation} steps={questSteps} isOnOverview />
          <QuestBudget activation={activation} />
        </ActivationOverview>
      )}
    </OwnActivation>
  )
}

/** A quest's page for its company: stats, next actions and the creators' view. */
const QuestPage = () => {
  const { questId = '' } = useParams()
  return isUuid(questId) ? <OwnerPage id={questId} key={questId} /> : <NotFound what="Quest" />
}

export default QuestPage
