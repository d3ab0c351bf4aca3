import { useMutation } from '@apollo/client/react'
import { questGeneralForm, questSteps } from '@questboard/domain'
import { useRef } from 'react'
import { checkWith, useFields } from '../../../lib/form.ts'
import { toasts } from '../../../lib/toasts.ts'
import { stepAddress } from '../addresses.ts'
import { CreateHeader } from '../CreateHeader.tsx'
import { StepForm } from '../StepForm.tsx'
import { StepList } from '../StepList.tsx'
import { changed } from '../saved.ts'
import { useStepForm } from '../useStepForm.ts'
import { CreateQuestDocument } from './generated/QuestEdit.ts'
import { Basics, Dates, Delivery, Money, Pictures } from './QuestGeneralFields.tsx'
import { generalRows, questGeneralOf } from './questRows.ts'

/** First step of a new quest. Saving it creates the draft that all later steps edit. */
const CreateQuestPage = () => {
  const [create] = useMutation(CreateQuestDocument)
  const form = useFields(questGeneralOf(null))
  const made = useRef<string | null>(null)
  const step = useStepForm(
    form,
    {
      check: checkWith(questGeneralForm),
      send: async (values) => {
        const { activation, quest } = generalRows(values)
        const { data } = await create({
          variables: { activation: { kind: 'QUEST', ...activation, quest: { data: quest } } },
        })
        made.current = changed(data?.insert_activation_one).id
        toasts.good('Saved as a draft')
      },
    },
    () => made.current && stepAddress('QUEST', made.current, 'goals-and-info'),
  )
  return (
    <>
      <CreateHeader title="Create a Quest" steps={questSteps} />
      <StepForm {...step} leadsOn aside={<StepList steps={questSteps} slug="general" />}>
        <Basics form={form} game={null} />
        <Dates form={form} />
        <Delivery form={form} />
        <Money form={form} />
        <Pictures form={form} />
      </StepForm>
    </>
  )
}

export default CreateQuestPage
