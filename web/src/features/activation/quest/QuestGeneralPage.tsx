import { useMutation } from '@apollo/client/react'
import { questGeneralForm } from '@questboard/domain'
import { checkWith, useFields } from '../../../lib/form.ts'
import { readFragment } from '../../../lib/fragments.ts'
import { toasts } from '../../../lib/toasts.ts'
import { StepForm } from '../StepForm.tsx'
import { changed } from '../saved.ts'
import { useStepForm } from '../useStepForm.ts'
import {
  QuestEditDocument,
  QuestGeneral_ActivationFragmentDoc,
  SaveQuestGeneralDocument,
} from './generated/QuestEdit.ts'
import { QuestEditor, type QuestStepProps } from './QuestEditor.tsx'
import { Basics, Dates, Delivery, Money, Pictures } from './QuestGeneralFields.tsx'
import { generalRows, questGeneralOf } from './questRows.ts'

const GeneralStep = ({ quest, id, isOver, next, aside }: QuestStepProps) => {
  const known = readFragment(QuestGeneral_ActivationFragmentDoc, quest)
  const [save] = useMutation(SaveQuestGeneralDocument, {
    refetchQueries: [QuestEditDocument],
    awaitRefetchQueries: true,
  })
  const form = useFields(questGeneralOf(known))
  const step = useStepForm(
    form,
    {
      check: checkWith(questGeneralForm),
      send: async (values) => {
        const { data } = await save({
          variables: { id, hasEmbargo: values.hasEmbargo, ...generalRows(values) },
        })
        changed(data?.update_quest_by_pk)
        toasts.good('Saved successfully')
      },
    },
    () => next,
  )
  return (
    <StepForm {...step} leadsOn={next !== null} isOver={isOver} aside={aside}>
      <Basics form={form} game={known.game} />
      <Dates form={form} />
      <Delivery form={form} />
      <Money form={form} />
      <Pictures form={form} />
    </StepForm>
  )
}

const QuestGeneralPage = () => (
  <QuestEditor slug="general">{(props) => <GeneralStep {...props} key={props.id} />}</QuestEditor>
)

export default QuestGeneralPage
