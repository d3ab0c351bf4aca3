import { useMutation } from '@apollo/client/react'
import { keyBasicsForm } from '@questboard/domain'
import { checkWith, useFields } from '../../../lib/form.ts'
import { readFragment } from '../../../lib/fragments.ts'
import { toasts } from '../../../lib/toasts.ts'
import { basicsOf, basicsRow } from '../activationBasics.ts'
import { StepForm } from '../StepForm.tsx'
import { changed } from '../saved.ts'
import { useStepForm } from '../useStepForm.ts'
import {
  KeyBasics_ActivationFragmentDoc,
  KeyEditDocument,
  SaveKeyBasicsDocument,
} from './generated/KeyEdit.ts'
import { KeyBasicsFields } from './KeyBasicsFields.tsx'
import { KeyEditor, type KeyStepProps } from './KeyEditor.tsx'

const BasicsStep = ({ campaign, id, isOver, next, aside }: KeyStepProps) => {
  const known = readFragment(KeyBasics_ActivationFragmentDoc, campaign)
  const [save] = useMutation(SaveKeyBasicsDocument, {
    refetchQueries: [KeyEditDocument],
    awaitRefetchQueries: true,
  })
  const form = useFields(basicsOf(known))
  const step = useStepForm(
    form,
    {
      check: checkWith(keyBasicsForm),
      send: async (values) => {
        const { data } = await save({ variables: { id, activation: basicsRow(values) } })
        changed(data?.update_activation_by_pk)
        toasts.good('Saved successfully')
      },
    },
    () => next,
  )
  return (
    <StepForm {...step} leadsOn={next !== null} isOver={isOver} aside={aside}>
      <KeyBasicsFields form={form} />
    </StepForm>
  )
}

const KeyBasicsPage = () => (
  <KeyEditor slug="basics">{(props) => <BasicsStep {...props} key={props.id} />}</KeyEditor>
)

export default KeyBasicsPage
