import { useMutation } from '@apollo/client/react'
import { keyBasicsForm } from '@questboard/domain'
import { useRef } from 'react'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { checkWith, useFields } from '../../../lib/form.ts'
import { toasts } from '../../../lib/toasts.ts'
import { stepAddress } from '../addresses.ts'
import { StepForm } from '../StepForm.tsx'
import { changed } from '../saved.ts'
import { useStepForm } from '../useStepForm.ts'
import { CreateKeyCampaignDocument } from './generated/KeyEdit.ts'
import { KeyBasicsFields } from './KeyBasicsFields.tsx'
import { keyBasicsOf, keyBasicsRows } from './keyRows.ts'

/** The first step of a key campaign: once it is saved there is a draft, which every later step is saved into. */
const CreateKeyCampaignPage = () => {
  const [create] = useMutation(CreateKeyCampaignDocument)
  const form = useFields(keyBasicsOf(null))
  const made = useRef<string | null>(null)
  const step = useStepForm(
    form,
    {
      check: checkWith(keyBasicsForm),
      send: async (values) => {
        const { activation, campaign, channels, tags } = keyBasicsRows(values)
        const { data } = await create({
          variables: {
            activation: {
              kind: 'KEY',
              ...activation,
              key_campaign: { data: campaign },
              channels: { data: channels },
              tags: { data: tags },
            },
          },
        })
        made.current = changed(data?.insert_activation_one).id
        toasts.good('Saved as a draft')
      },
    },
    () => made.current && stepAddress('KEY', made.current, 'access'),
  )
  return (
    <>
      <PageHeader
        title="Create a key campaign"
        text="Every step is saved as a draft: go on whenever you like, from your activations."
      />
      <StepForm {...step} leadsOn>
        <KeyBasicsFields form={form} game={null} />
      </StepForm>
    </>
  )
}

export default CreateKeyCampaignPage
