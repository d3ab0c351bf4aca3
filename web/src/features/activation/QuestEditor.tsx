import { useQuery } from '@apollo/client/react'
import { Button, Stack } from '@mantine/core'
import { isEditable, questSteps } from '@questboard/domain'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { FormSkeleton } from '../../components/Skeletons.tsx'
import { readFragment } from '../../lib/fragments.ts'
import { isUuid } from '../../lib/isUuid.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { ActivationMenu } from './ActivationMenu.tsx'
import { activationAddress, questStepAddress } from './addresses.ts'
import { ActivationHead_ActivationFragmentDoc } from './generated/Activation.ts'
import { QuestEditDocument, type QuestEditQuery } from './generated/QuestEdit.ts'
import { PublishPanel } from './PublishPanel.tsx'
import { QuestBudget } from './QuestBudget.tsx'

export type EditedQuest = NonNullable<QuestEditQuery['activation_by_pk']>

/** What every step is told of the quest that is edited. */
export type StepProps = {
  quest: EditedQuest
  id: string
  isOver: boolean
  /** Where saving leads; null: it stays, as for what is published. */
  next: string | null
  aside: ReactNode
}

type Slug = (typeof questSteps)[number]['slug']

const nextOf = (id: string, slug: Slug): string => {
  const step = questSteps[questSteps.findIndex((one) => one.slug === slug) + 1]
  return step ? questStepAddress(id, step) : activationAddress('QUEST', id)
}

const Editor = ({
  quest,
  slug,
  children,
}: {
  quest: EditedQuest
  slug: Slug
  children: (props: StepProps) => ReactNode
}) => {
  const t = useText()
  const head = readFragment(ActivationHead_ActivationFragmentDoc, quest)
  const isOver = !isEditable(head.status)
  return (
    <>
      <PageHeader
        title={head.name}
        actions={
          <>
            <Button component={AppLink} variant="default" to={activationAddress('QUEST', head.id)}>
              {t('See the Quest')}
            </Button>
            <ActivationMenu activation={quest} />
          </>
        }
      />
      {isOver && <Notice>This Quest is over. What it asked for can be read here, and not be changed.</Notice>}
      {children({
        quest,
        id: head.id,
        isOver,
        next: head.status === 'draft' ? nextOf(head.id, slug) : null,
        aside: (
          <Stack>
            <PublishPanel
              activation={quest}
              steps={questSteps}
              addressOf={(step) => questStepAddress(head.id, step)}
            />
            <QuestBudget activation={quest} />
          </Stack>
        ),
      })}
    </>
  )
}

/** A quest of one's own company with one of its steps; somebody else's is not found. */
export const QuestEditor = ({
  slug,
  children,
}: {
  slug: Slug
  children: (props: StepProps) => ReactNode
}) => {
  const { questId = '' } = useParams()
  const { user } = useSession()
  const query = useQuery(QuestEditDocument, { variables: { id: questId }, skip: !isUuid(questId) })
  if (!isUuid(questId)) return <NotFound what="Quest" />
  return (
    <Loaded query={query} skeleton={<FormSkeleton fields={6} />}>
      {({ activation_by_pk: quest }) => {
        const head = readFragment(ActivationHead_ActivationFragmentDoc, quest)
        return quest && head?.kind === 'QUEST' && head.company_id === user?.company?.id ? (
          <Editor quest={quest} slug={slug}>
            {children}
          </Editor>
        ) : (
          <NotFound what="Quest" />
        )
      }}
    </Loaded>
  )
}
