import { useMutation } from '@apollo/client/react'
import { Stack, Textarea } from '@mantine/core'
import { keyKitForm } from '@questboard/domain'
import { Panel } from '../../../components/Panel.tsx'
import { checkWith, useFields } from '../../../lib/form.ts'
import { readFragment } from '../../../lib/fragments.ts'
import { useText } from '../../../lib/text.ts'
import { toasts } from '../../../lib/toasts.ts'
import { CreatorKit_ActivationFragmentDoc } from '../generated/QuestEdit.ts'
import { KitArchive } from '../KitArchive.tsx'
import { KitMedia } from '../KitMedia.tsx'
import { StepForm } from '../StepForm.tsx'
import { changed } from '../saved.ts'
import { useStepForm } from '../useStepForm.ts'
import { KeyEditDocument, SaveKeyKitDocument } from './generated/KeyEdit.ts'
import { KeyEditor, type KeyStepProps } from './KeyEditor.tsx'
import { keyKitOf, keyKitRows } from './keyRows.ts'

const KitStep = ({ campaign, id, isOver, next, aside }: KeyStepProps) => {
  const t = useText()
  const known = readFragment(CreatorKit_ActivationFragmentDoc, campaign)
  const [save] = useMutation(SaveKeyKitDocument, {
    refetchQueries: [KeyEditDocument],
    awaitRefetchQueries: true,
  })
  const form = useFields(keyKitOf(known))
  const step = useStepForm(
    form,
    {
      check: checkWith(keyKitForm),
      send: async (values) => {
        const { data } = await save({ variables: { id, ...keyKitRows(id, values) } })
        changed(data?.insert_creator_kit_one)
        toasts.good('Saved successfully')
      },
    },
    () => next,
  )
  return (
    <StepForm {...step} leadsOn={next !== null} isOver={isOver} aside={aside}>
      <Panel title="Creator kit" text="What helps to make the content: for accepted creators alone.">
        <Stack>
          <Textarea
            label={t('Special instructions')}
            autosize
            minRows={3}
            maxLength={5000}
            {...form.getInputProps('specialInstructions')}
          />
          <KitMedia list={form.list('media')} />
          <KitArchive value={form.values.asset} onChange={(asset) => form.setFieldValue('asset', asset)} />
        </Stack>
      </Panel>
    </StepForm>
  )
}

const KeyKitPage = () => (
  <KeyEditor slug="creator-kit">{(props) => <KitStep {...props} key={props.id} />}</KeyEditor>
)

export default KeyKitPage
