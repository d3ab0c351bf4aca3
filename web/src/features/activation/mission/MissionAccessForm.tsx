import { useMutation } from '@apollo/client/react'
import { Radio, Stack } from '@mantine/core'
import { isEditable, missionAccesses, missionAccessForm } from '@questboard/domain'
import { FormPanel } from '../../../components/FormPanel.tsx'
import { ManyInput } from '../../../components/ManyInput.tsx'
import { checkWith, type Form, useFields } from '../../../lib/form.ts'
import { usePanelForm } from '../../../lib/panelForm.ts'
import { useText } from '../../../lib/text.ts'
import { toasts } from '../../../lib/toasts.ts'
import { Locked } from '../Locked.tsx'
import { changed } from '../saved.ts'
import {
  type MissionAccessChoicesQuery,
  MissionEditDocument,
  type MissionSettings_ActivationFragment,
  SaveMissionAccessDocument,
} from './generated/MissionEdit.ts'
import { missionAccessOf, missionAccessRows } from './missionRows.ts'

type Props = {
  known: MissionSettings_ActivationFragment
  isOver: boolean
  choices: MissionAccessChoicesQuery
}

const accessNames: Readonly<Record<(typeof missionAccesses)[number], string>> = {
  none: 'Every creator',
  program_members: 'Creator Program members only',
  creator_lists: 'Creators on chosen Creator Lists',
  sequential: 'Creators who have completed one of the chosen Missions',
}

/** Live missions, and missions that were selected and have ended since. */
const missionsIn = ({ activation }: MissionAccessChoicesQuery, own: string, chosen: readonly string[]) =>
  activation
    .filter(
      ({ id, kind, status }) =>
        kind === 'MISSION' && id !== own && (status === 'active' || chosen.includes(id)),
    )
    .map(({ id, name }) => ({ value: id, label: name }))

const AccessField = ({ form }: { form: Form<ReturnType<typeof missionAccessOf>> }) => {
  const t = useText()
  return (
    <Radio.Group
      label={t('Who can join')}
      value={form.values.access}
      onChange={(value) => {
        const chosen = missionAccesses.find((one) => one === value)
        if (chosen) form.setFieldValue('access', chosen)
      }}
    >
      <Stack gap="xs" mt="xs">
        {missionAccesses.map((value) => (
          <Radio key={value} value={value} label={t(accessNames[value])} />
        ))}
      </Stack>
    </Radio.Group>
  )
}

export const MissionAccessForm = ({ known, isOver, choices }: Props) => {
  const t = useText()
  const [save] = useMutation(SaveMissionAccessDocument, {
    refetchQueries: [MissionEditDocument],
    awaitRefetchQueries: true,
  })
  const program = choices.activation.find(
    ({ kind, status }) => kind === 'CREATOR_PROGRAM' && status !== 'draft' && isEditable(status),
  )
  const saved = missionAccessOf(known)
  const form = useFields(saved)
  const panel = usePanelForm(form, {
    check: checkWith(missionAccessForm),
    send: async (values) => {
      const { data } = await save({
        variables: {
          id: known.id,
          ...missionAccessRows(values, known.requirement?.program_id ?? program?.id ?? null),
        },
      })
      changed(data?.update_mission_by_pk)
      toasts.good('Access restrictions saved successfully')
    },
  })
  const { access } = form.values
  return (
    <Locked when={isOver}>
      <FormPanel
        title="Access restrictions"
        text="Without restrictions, the Mission is open to all creators, including those outside your Creator Program."
        {...panel}
      >
        <AccessField form={form} />
        {access === 'creator_lists' && (
          <ManyInput
            label={t('Creator Lists')}
            required
            none={t('No list')}
            choices={choices.creator_list.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.bind('creatorListIds')}
          />
        )}
        {access === 'sequential' && (
          <ManyInput
            label={t('Missions')}
            description={t('Creators must complete one of these live Missions first.')}
            required
            none={t('No Mission')}
            choices={missionsIn(choices, known.id, saved.completedMissionIds)}
            {...form.bind('completedMissionIds')}
          />
        )}
      </FormPanel>
    </Locked>
  )
}
