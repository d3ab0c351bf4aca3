import { useMutation, useQuery } from '@apollo/client/react'
import { TextInput } from '@mantine/core'
import { programBasicsForm } from '@questboard/domain'
import { findPlanInForce } from '../../../cards/findPlanInForce.ts'
import { CompanyPlanDocument, PlansDocument } from '../../../cards/generated/plans.ts'
import { UpgradeButton } from '../../../cards/UpgradeButton.tsx'
import { useUpgrade } from '../../../cards/useUpgrade.ts'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { FormPanel } from '../../../components/FormPanel.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { LinesSkeleton } from '../../../components/Skeletons.tsx'
import { checkWith, useFields } from '../../../lib/form.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { usePanelForm } from '../../../lib/panelForm.ts'
import { useText } from '../../../lib/text.ts'
import { toasts } from '../../../lib/toasts.ts'
import { useLeave } from '../../../lib/unsaved.ts'
import { programStepAddress } from '../addresses.ts'
import { changed } from '../saved.ts'
import { CreateProgramDocument } from './generated/ProgramEdit.ts'

/** rules §6: what a plan does not include. */
const Upgrade = () => {
  const upgrade = useUpgrade(({ includes_creator_programs }) => includes_creator_programs)
  return (
    <EmptyState
      motif="people"
      title="Upgrade to unlock"
      text="A Creator Program is a community of creators of your own: with perks, Missions for members and announcements. Your plan does not include one."
      {...(upgrade
        ? { action: <UpgradeButton {...upgrade} /> }
        : { next: { to: '/plans', label: 'Compare the plans' } })}
    />
  )
}

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
      leave(programStepAddress(id, { slug: 'basic' }))
    },
  })
  return (
    <FormPanel
      title="Start your Creator Program"
      text="A community of creators who like your games. It begins as a draft that only your company sees."
      saveLabel="Start"
      {...panel}
    >
      <TextInput label={t('What is it called?')} required maxLength={120} {...form.getInputProps('name')} />
    </FormPanel>
  )
}

/** A company without a program begins one, if its plan has it; `isAnother`: the last one is over. */
export const StartProgram = ({ isAnother = false }: { isAnother?: boolean }) => {
  const plans = useQuery(PlansDocument)
  const own = useQuery(CompanyPlanDocument)
  return (
    <>
      {!isAnother && <PageHeader title="Creator Program" />}
      <Loaded query={plans} skeleton={<LinesSkeleton lines={3} />}>
        {({ plan }) => (
          <Loaded query={own} skeleton={<LinesSkeleton lines={3} />}>
            {({ subscription }) =>
              findPlanInForce(plan, subscription[0])?.includes_creator_programs ? <NameForm /> : <Upgrade />
            }
          </Loaded>
        )}
      </Loaded>
    </>
  )
}
