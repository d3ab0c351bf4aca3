import { useMutation } from '@apollo/client/react'
import { keyBasicsForm, keySteps } from '@questboard/domain'
import { useRef } from 'react'
import { checkWith, useFields } from '../../../lib/form.ts'
import { toasts } from '../../../lib/toasts.ts'
import { basicsRow, freshBasics } from '../activationBasics.ts'
import { stepAddress } from '../addresses.ts'
import { CreateHeader } from '../CreateHeader.tsx'
import { StepForm } from '../StepForm.tsx'
import { StepList } from '../StepList.tsx'
import { changed } from '../saved.ts'
import { useStepForm } from '../useStepForm.ts'
import { CreateKeyCampaignDocument } from './generated/KeyEdit.ts'
import { KeyBasicsFields } from './KeyBasicsFields.tsx'

/** First step of a new key campaign. Saving it creates the draft that all later steps edit. */
const CreateKeyCampaignPage = () => {
  const [create] = useMutation(CreateKeyCampaignDocument)
  const form = useFields(freshBasics)
  const made = useRef<string | null>(null)
  const step = useStepForm(
    form,
    {
      check: checkWith(keyBasicsForm),
      send: async (values) => {
        const { data } = await create({
          variables: { activation: { kind: 'KEY', ...basicsRow(values), key_campaign: { data: {} } } },
        })
        made.current = changed(data?.insert_activation_one).id
        toasts.good('Saved as a draft')
      },
    },
    () => made.current && stepAddress('KEY', made.current, 'game-info'),
  )
  return (
    <>
      <CreateHeader title="Create a key campaign" steps={keySteps} />
      <StepForm {...step} leadsOn aside={<StepList steps={keySteps} slug="basics" />}>
        <KeyBasicsFields form={form} />
      </StepForm>
    </>
  )
}

export default CreateKeyCampaignPage
