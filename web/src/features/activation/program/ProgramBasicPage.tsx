import { useMutation } from '@apollo/client/react'
import { Stack, TextInput } from '@mantine/core'
import { type ProgramBasics, programBasicsForm } from '@questboard/domain'
import { Panel } from '../../../components/Panel.tsx'
import { RichTextInput } from '../../../components/RichTextInput.tsx'
import { checkWith, type Form, useFields } from '../../../lib/form.ts'
import { readFragment } from '../../../lib/fragments.ts'
import { useText } from '../../../lib/text.ts'
import { toasts } from '../../../lib/toasts.ts'
import { PictureFields } from '../PictureFields.tsx'
import { StepForm } from '../StepForm.tsx'
import { changed } from '../saved.ts'
import { useStepForm } from '../useStepForm.ts'
import {
  ProgramBasics_ActivationFragmentDoc,
  ProgramEditDocument,
  SaveProgramBasicsDocument,
} from './generated/ProgramEdit.ts'
import { ProgramEditor, type ProgramStepProps } from './ProgramEditor.tsx'
import { programBasicsOf, programBasicsRows } from './programRows.ts'

const Fields = ({ form }: { form: Form<ProgramBasics> }) => {
  const t = useText()
  return (
    <>
      <Panel title="Basic" text="Creators see this in lists and at the top of the landing page.">
        <Stack>
          <TextInput label={t('Name')} required maxLength={120} {...form.getInputProps('name')} />
          <RichTextInput label={t('Description')} {...form.bind('description')} />
        </Stack>
      </Panel>
      <Panel
        title="Landing page"
        text="Why creators should join. We list your perks below this text automatically."
      >
        <Stack>
          <TextInput label={t('Headline')} maxLength={200} {...form.getInputProps('landingTitle')} />
          <RichTextInput label={t('Text')} {...form.bind('landingBody')} />
        </Stack>
      </Panel>
      <PictureFields
        name={form.values.name}
        values={form.values}
        onChange={(field, url) => form.setFieldValue(field, url)}
      />
      <Panel title="For members" text="Only accepted members see these fields.">
        <Stack>
          <RichTextInput label={t('Welcome message')} {...form.bind('welcomeMessage')} />
          <TextInput label={t('Member chat (Discord link)')} {...form.getAddressProps('discordUrl')} />
        </Stack>
      </Panel>
    </>
  )
}

const BasicStep = ({ program, id, isOver, next, aside }: ProgramStepProps) => {
  const known = readFragment(ProgramBasics_ActivationFragmentDoc, program)
  const [save] = useMutation(SaveProgramBasicsDocument, {
    refetchQueries: [ProgramEditDocument],
    awaitRefetchQueries: true,
  })
  const form = useFields(programBasicsOf(known))
  const step = useStepForm(
    form,
    {
      check: checkWith(programBasicsForm),
      send: async (values) => {
        const { data } = await save({ variables: { id, ...programBasicsRows(values) } })
        changed(data?.update_activation_by_pk)
        toasts.good('Saved successfully')
      },
    },
    () => next,
  )
  return (
    <StepForm {...step} leadsOn={next !== null} isOver={isOver} aside={aside}>
      <Fields form={form} />
    </StepForm>
  )
}

const ProgramBasicPage = () => (
  <ProgramEditor slug="basic">{(props) => <BasicStep {...props} key={props.id} />}</ProgramEditor>
)

export default ProgramBasicPage
