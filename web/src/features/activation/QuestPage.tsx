import { useQuery } from '@apollo/client/react'
import { Button, Stack } from '@mantine/core'
import { activationStatusNames, questSteps } from '@questboard/domain'
import { useState } from 'react'
import { useParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { Figure, Figures } from '../../components/Figure.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { formatCount } from '../../lib/format.ts'
import { readFragment } from '../../lib/fragments.ts'
import { isUuid } from '../../lib/isUuid.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { ActivationMenu } from './ActivationMenu.tsx'
import classes from './ActivationPage.module.css'
import { ActivationReading } from './ActivationReading.tsx'
import { activationAddress, questStepAddress } from './addresses.ts'
import { ActivationHead_ActivationFragmentDoc } from './generated/Activation.ts'
import { QuestOwnerPageDocument, type QuestOwnerPageQuery } from './generated/QuestPage.ts'
import { PublishPanel } from './PublishPanel.tsx'
import { QuestBudget } from './QuestBudget.tsx'
import { statusTones } from './statusTones.ts'

type Owned = NonNullable<QuestOwnerPageQuery['activation_by_pk']>

const Numbers = ({ quest, id, eligible }: { quest: Owned['quest']; id: string; eligible: number | null }) => {
  const participants = `${activationAddress('QUEST', id)}/participants`
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
        to={questStepAddress(id, { slug: 'requirements' })}
      />
    </Figures>
  )
}

const OwnerOverview = ({ quest: activation }: { quest: Owned }) => {
  const t = useText()
  const [previews, setPreviews] = useState(false)
  const { id, name, status } = readFragment(ActivationHead_ActivationFragmentDoc, activation)
  return (
    <>
      <PageHeader
        title={name}
        eyebrow={<StatusBadge tone={statusTones[status]}>{activationStatusNames[status]}</StatusBadge>}
        actions={
          <>
            <Button variant="default" aria-pressed={previews} onClick={() => setPreviews(!previews)}>
              {t(previews ? 'Back to the overview' : 'Preview')}
            </Button>
            <Button component={AppLink} variant="default" to={questStepAddress(id, { slug: 'general' })}>
              {t('Edit')}
            </Button>
            <ActivationMenu activation={activation} />
          </>
        }
      />
      {previews ? (
        <ActivationReading id={id} kind="QUEST" missing={<NotFound what="Quest" />} preview />
      ) : (
        <Stack gap="lg">
          <Numbers quest={activation.quest} id={id} eligible={activation.eligible_creator_count} />
          <div className={classes.panels}>
            <PublishPanel
              activation={activation}
              steps={questSteps}
              addressOf={(step) => questStepAddress(id, step)}
            />
            <QuestBudget activation={activation} />
          </div>
        </Stack>
      )}
    </>
  )
}

const OwnerPage = ({ id }: { id: string }) => {
  const { user } = useSession()
  const query = useQuery(QuestOwnerPageDocument, { variables: { id } })
  return (
    <Loaded query={query} skeleton={<LinesSkeleton />}>
      {({ activation_by_pk: quest }) => {
        const head = readFragment(ActivationHead_ActivationFragmentDoc, quest)
        return quest && head?.kind === 'QUEST' && head.company_id === user?.company?.id ? (
          <OwnerOverview quest={quest} />
        ) : (
          <NotFound what="Quest" />
        )
      }}
    </Loaded>
  )
}

/** A quest for its company: its numbers, what is to be done, and how creators see it. */
const QuestPage = () => {
  const { questId = '' } = useParams()
  return isUuid(questId) ? <OwnerPage id={questId} key={questId} /> : <NotFound what="Quest" />
}

export default QuestPage
