import { useQuery } from '@apollo/client/react'
import { type QuestStep, questSteps } from '@questboard/domain'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { isUuid } from '../../../lib/isUuid.ts'
import { ActivationEditor, type StepProps } from '../ActivationEditor.tsx'
import { QuestEditDocument, type QuestEditQuery } from './generated/QuestEdit.ts'
import { QuestBudget } from './QuestBudget.tsx'

export type QuestStepProps = StepProps & { quest: NonNullable<QuestEditQuery['activation_by_pk']> }

type Props = { slug: QuestStep['slug']; children: (props: QuestStepProps) => ReactNode }

export const QuestEditor = ({ slug, children }: Props) => {
  const { questId = '' } = useParams()
  const query = useQuery(QuestEditDocument, { variables: { id: questId }, skip: !isUuid(questId) })
  return (
    <ActivationEditor
      kind="QUEST"
      id={questId}
      query={query}
      steps={questSteps}
      slug={slug}
      seeLabel="View Quest"
      overText="This Quest has ended. You can view its settings but not change them."
      beside={(quest) => <QuestBudget activation={quest} />}
    >
      {(quest, step) => children({ ...step, quest })}
    </ActivationEditor>
  )
}
