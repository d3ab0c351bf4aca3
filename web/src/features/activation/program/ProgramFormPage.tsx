import { useMutation } from '@apollo/client/react'
import { Checkbox, Stack } from '@mantine/core'
import { type ProgramApplicationForm, programApplicationForm } from '@questboard/domain'
import { Panel } from '../../../components/Panel.tsx'
import { RichTextInput } from '../../../components/RichTextInput.tsx'
import { checkWith, type Form, useFields } from '../../../lib/form.ts'
import { readFragment } from '../../../lib/fragments.ts'
import { useText } from '../../../lib/text.ts'
import { toasts } from '../../../lib/toasts.ts'
import { StepForm } from '../StepForm.tsx'
import { changed } from '../saved.ts'
import { useStepForm } from '../useStepForm.ts'
import {
  ProgramEditDocument,
  ProgramForm_ActivationFragmentDoc,
  SaveProgramFormDocument,
} from './generated/ProgramEdit.ts'
import { ProgramEditor, type ProgramStepProps } from './ProgramEditor.tsx'
import { programFormOf, programFormRows } from './programRows.ts'
import { QuestionFields } from './QuestionFields.tsx'

const Fields = ({ form }: { form: Form<ProgramApplicationForm> }) => {
  const t = useText()
  return (
    <>
      <QuestionFields form={form} />
      <Panel title="Application questions" text="The steps of your application.">
        <Stack>
          <Checkbox
            label={t('Demographics: age, gender and occupation')}
            description={t(
              'Optional for creators. You see these details only with their consent, while they apply or are members.',
            )}
            {...form.getInputProps('askDemographics', { type: 'checkbox' })}
          />
          <Checkbox
            label={t('Hardware: the devices they play on')}
            {...form.getInputProps('askHardware', { type: 'checkbox' })}
          />
        </Stack>
      </Panel>
      <Panel
        title="Agreements"
        text="Leave a text empty to skip it. Creators agree to the version they see. If you change a text, new applicants see the new version."
      >
        <Stack>
          <RichTextInput label={t('Code of conduct')} {...form.bind('codeOfConduct')} />
          <RichTextInput label={t('Terms of use of your company')} {...form.bind('termsOfUse')} />
          <RichTextInput label={t('Privacy policy of your company')} {...form.bind('privacyPolicy')} />
        </Stack>
      </Panel>
      <Panel title="Thank-you" text="Shown to applicants after they apply.">
        <RichTextInput label={t('Thank-you message')} {...form.bind('thankYouMessage')} />
      </Panel>
    </>
  )
}

const FormStep = ({ program, id, isOver, next, aside }: ProgramStepProps) => {
  const known = readFragment(ProgramForm_ActivationFragmentDoc, program)
  const [save] = useMutation(SaveProgramFormDocument, {
    refetchQueries: [ProgramEditDocument],
    awaitRefetchQueries: true,
  })
  const form = useFields(programFormOf(known))
  const step = useStepForm(
    form,
    {
      check: checkWith(programApplicationForm),
      send: async (values) => {
        const retiredAt = new Date().toISOString()
        const { data } = await save({ variables: { id, retiredAt, ...programFormRows(id, values) } })
        changed(data?.update_creator_program_by_pk)
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

const ProgramFormPage = () => (
  <ProgramEditor slug="application-form">{(props) => <FormStep {...props} key={props.id} />}</ProgramEditor>
)

export default ProgramFormPage
