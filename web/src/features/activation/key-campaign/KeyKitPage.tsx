import { useMutation } from '@apollo/client/react'
import { keyKitForm } from '@questboard/domain'
import { checkWith, useFields } from '../../../lib/form.ts'
import { readFragment } from '../../../lib/fragments.ts'
import { toasts } from '../../../lib/toasts.ts'
import { CreatorKitPanel } from '../CreatorKitPanel.tsx'
import { creatorKitOf, creatorKitRows } from '../creatorKit.ts'
import { CreatorKit_ActivationFragmentDoc } from '../quest/generated/QuestEdit.ts'
import { StepForm } from '../StepForm.tsx'
import { changed } from '../saved.ts'
import { useStepForm } from '../useStepForm.ts'
import { KeyEditDocument, SaveKeyKitDocument } from './generated/KeyEdit.ts'
import { KeyEditor, type KeyStepProps } from './KeyEditor.tsx'

const KitStep = ({ campaign, id, isOver, next, aside }: KeyStepProps) => {
  const known = readFragment(CreatorKit_ActivationFragmentDoc, campaign)
  const [save] = useMutation(SaveKeyKitDocument, {
    refetchQueries: [KeyEditDocument],
    awaitRefetchQueries: true,
  })
  const form = useFields(creatorKitOf(known))
  const step = useStepForm(
    form,
    {
      check: checkWith(keyKitForm),
      send: async (values) => {
        const { data } = await save({ variables: { id, ...creatorKitRows(id, values) } })
        changed(data?.insert_creator_kit_one)
        toasts.good('Saved successfully')
      },
    },
    () => next,
  )
  return (
    <StepForm {...step} leadsOn={next !== null} isOver={isOver} aside={aside}>
      <CreatorKitPanel
        text="Material for making the content. Only accepted creators see the kit."
        instructions={form.getInputProps('specialInstructions')}
        media={form.list('media')}
        archive={form.bind('asset')}
      />
    </StepForm>
  )
}

const KeyKitPage = () => (
  <KeyEditor slug="creator-kit">{(props) => <KitStep {...props} key={props.id} />}</KeyEditor>
)

export default KeyKitPage
