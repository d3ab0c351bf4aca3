import { useMutation } from '@apollo/client/react'
import { Radio, Stack } from '@mantine/core'
import { missionParticipationForm } from '@questboard/domain'
import { FormPanel } from '../../../components/FormPanel.tsx'
import { NumberField } from '../../../components/NumberField.tsx'
import { checkWith, type Form, useFields } from '../../../lib/form.ts'
import { usePanelForm } from '../../../lib/panelForm.ts'
import { useText } from '../../../lib/text.ts'
import { toasts } from '../../../lib/toasts.ts'
import { Locked } from '../Locked.tsx'
import { changed } from '../saved.ts'
import {
  MissionEditDocument,
  type MissionSettings_ActivationFragment,
  SaveMissionParticipationDocument,
} from './generated/MissionEdit.ts'
import { missionParticipationOf, missionParticipationRow } from './missionRows.ts'

type Values = ReturnType<typeof missionParticipationOf>

const Limit = ({
  form,
  limits,
  amount,
  label,
  free,
  fixed,
}: {
  form: Form<Values>
  limits: 'limitsParticipants' | 'limitsCompletions'
  amount: 'maxParticipants' | 'repeatableCount'
  label: string
  free: string
  fixed: string
}) => {
  const t = useText()
  return (
    <>
      <Radio.Group
        label={t(label)}
        value={form.values[limits] ? 'fixed' : 'unlimited'}
        onChange={(value) => form.setFieldValue(limits, value === 'fixed')}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="unlimited" label={t(free)} />
          <Radio value="fixed" label={t(fixed)} />
        </Stack>
      </Radio.Group>
      {form.values[limits] && (
        <NumberField
          label={t('{what}: maximum', { what: t(label) })}
          required
          min={1}
          allowDecimal={false}
          maw={240}
          {...form.bind(amount)}
        />
      )}
    </>
  )
}

export const MissionParticipationForm = ({
  known,
  isOver,
}: {
  known: MissionSettings_ActivationFragment
  isOver: boolean
}) => {
  const [save] = useMutation(SaveMissionParticipationDocument, {
    refetchQueries: [MissionEditDocument],
    awaitRefetchQueries: true,
  })
  const form = useFields(missionParticipationOf(known))
  const panel = usePanelForm(form, {
    check: checkWith(missionParticipationForm),
    send: async (values) => {
      const { data } = await save({
        variables: { id: known.id, mission: missionParticipationRow(values) },
      })
      changed(data?.update_mission_by_pk)
      toasts.good('Participation settings saved successfully')
    },
  })
  return (
    <Locked when={isOver}>
      <FormPanel
        title="Participation settings"
        text="Set how many creators can join, and how often."
        {...panel}
      >
        <Limit
          form={form}
          limits="limitsParticipants"
          amount="maxParticipants"
          label="Participants"
          free="Unlimited"
          fixed="Fixed number of creators"
        />
        <Limit
          form={form}
          limits="limitsCompletions"
          amount="repeatableCount"
          label="Completions per creator"
          free="Unlimited: creators can repeat the Mission after claiming their rewards"
          fixed="Fixed number of times"
        />
      </FormPanel>
    </Locked>
  )
}
