import { useMutation, useQuery } from '@apollo/client/react'
import { keyGameForm } from '@questboard/domain'
import { FormSkeleton } from '../../../components/Skeletons.tsx'
import { checkWith, useFields } from '../../../lib/form.ts'
import { readFragment } from '../../../lib/fragments.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { toasts } from '../../../lib/toasts.ts'
import { StepForm } from '../StepForm.tsx'
import { changed } from '../saved.ts'
import { useStepForm } from '../useStepForm.ts'
import {
  KeyEditDocument,
  KeyGame_ActivationFragmentDoc,
  KeyGameChoicesDocument,
  type KeyGameChoicesQuery,
  SaveKeyGameDocument,
} from './generated/KeyEdit.ts'
import { KeyEditor, type KeyStepProps } from './KeyEditor.tsx'
import { KeyGameFields } from './KeyGameFields.tsx'
import { keyGameOf, keyGameRows } from './keyRows.ts'

const GameStep = ({
  campaign,
  id,
  isOver,
  next,
  aside,
  choices,
}: KeyStepProps & { choices: KeyGameChoicesQuery }) => {
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
      <KeyGameFields form={form} known={known} choices={choices} />
    </StepForm>
  )
}

const KeyGamePage = () => {
  const query = useQuery(KeyGameChoicesDocument)
  return (
    <KeyEditor slug="game-info">
      {(props) => (
        <Loaded query={query} skeleton={<FormSkeleton fields={6} />}>
          {(choices) => <GameStep {...props} choices={choices} key={props.id} />}
        </Loaded>
      )}
    </KeyEditor>
  )
}

export default KeyGamePage
