import { useMutation } from '@apollo/client/react'
import { TextInput } from '@mantine/core'
import { programBasicsForm } from '@questboard/domain'
import { FormPanel } from '../../../components/FormPanel.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { LinesSkeleton } from '../../../components/Skeletons.tsx'
import { checkWith, useFields } from '../../../lib/form.ts'
import { usePanelForm } from '../../../lib/panelForm.ts'
import { useText } from '../../../lib/text.ts'
import { toasts } from '../../../lib/toasts.ts'
import { useLeave } from '../../../lib/unsaved.ts'
import { PlanGate } from '../../../shared/plans/PlanGate.tsx'
import { stepAddress } from '../addresses.ts'
import { changed } from '../saved.ts'
import { CreateProgramDocument } from './generated/ProgramEdit.ts'

const NameForm = () => {
  const t = useText()
  const [create] = useMutation(CreateProgramDocument)
  const form = useFields({ name: '' })
  const leave = useLeave(form.isDirty())
  const panel = usePanelForm(form, {
    check: checkWith(programBasicsForm.pick({ name: true })),
    send: async ({ name }) => {
      const { data } = await create({
        variables: { activation: { kind: 'CREATOR_PROGRAM', name: name.trim() } },
      })
      const { id } = changed(data?.insert_activation_one)
      toasts.good('Saved as a draft')
      leave(stepAddress('CREATOR_PROGRAM', id, 'basic'))
    },
  })
  return (
    <FormPanel
      title="Start your Creator Program"
      text="A community of creators who like your games. Your Creator Program starts as a draft that only your company sees."
      saveLabel="Start"
      {...panel}
    >
      <TextInput label={t('Name')} required maxLength={120} {...form.getInputProps('name')} />
    </FormPanel>
  )
}

/** Lets a company create its creator program if its plan includes one. `isAnother` means that the last program has ended. */
export const StartProgram = ({ isAnother = false }: { isAnother?: boolean }) => (
  <>
    {!isAnother && <PageHeader title="Creator Program" />}
    <PlanGate
      needs="includes_creator_programs"
      motif="people"
      text="A Creator Program is your own creator community, with perks, member Missions and announcements. Your plan doesn’t include a Creator Program."
      skeleton={<LinesSkeleton lines={3} />}
    >
      <NameForm />
    </PlanGate>
  </>
)
