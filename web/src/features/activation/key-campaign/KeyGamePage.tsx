import { useMutation } from '@apollo/client/react'
import { keyGameForm } from '@questboard/domain'
import { checkWith, useFields } from '../../../lib/form.ts'
import { readFragment } from '../../../lib/fragments.ts'
import { toasts } from '../../../lib/toasts.ts'
import { StepForm } from '../StepForm.tsx'
import { changed } from '../saved.ts'
import { useStepForm } from '../useStepForm.ts'
import { KeyEditDocument, KeyGame_ActivationFragmentDoc, SaveKeyGameDocument } from './generated/KeyEdit.ts'
import { KeyEditor, type KeyStepProps } from './KeyEditor.tsx'
import { KeyGameFields } from './KeyGameFields.tsx'
import { keyGameOf, keyGameRows } from './keyRows.ts'

const GameStep = ({ campaign, id, isOver, next, aside }: KeyStepProps) => {
  const known = readFragment(KeyGame_ActivationFragmentDoc, campaign)
  const [save] = useMutation(SaveKeyGameDocument, {
    refetchQueries: [KeyEditDocument],
    awaitRefetchQueries: true,
  })
  const form = useFields(keyGameOf(known))
  const step = useStepForm(
    form,
    {
      check: checkWith(keyGameForm),
      send: async (values) => {
        const { data } = await save({ variables: { id, ...keyGameRows(id, values) } })
        changed(data?.update_activation_by_pk)
        toasts.good('Saved successfully')
      },
    },
    () => next,
  )
  return (
    <StepForm {...step} leadsOn={next !== null} isOver={isOver} aside={aside}>
      <KeyGameFields form={form} known={known} />
    </StepForm>
  )
}

const KeyGamePage = () => (
  <KeyEditor slug="game-info">{(props) => <GameStep {...props} key={props.id} />}</KeyEditor>
)

export default KeyGamePage
