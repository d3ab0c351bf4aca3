import { useMutation } from '@apollo/client/react'
import { Radio, Stack, Switch } from '@mantine/core'
import { missionScheduleForm } from '@questboard/domain'
import { FormPanel } from '../../../components/FormPanel.tsx'
import { MomentInput } from '../../../components/MomentInput.tsx'
import { NumberField } from '../../../components/NumberField.tsx'
import { checkWith, useFields } from '../../../lib/form.ts'
import { usePanelForm } from '../../../lib/panelForm.ts'
import { useText } from '../../../lib/text.ts'
import { toasts } from '../../../lib/toasts.ts'
import { Locked } from '../Locked.tsx'
import { ReviewDaysField } from '../ReviewDaysField.tsx'
import { changed } from '../saved.ts'
import {
  MissionEditDocument,
  type MissionSettings_ActivationFragment,
  SaveMissionScheduleDocument,
} from './generated/MissionEdit.ts'
import { missionScheduleOf, missionScheduleRows } from './missionRows.ts'

type Props = { known: MissionSettings_ActivationFragment; isOver: boolean; isPromised: boolean }

export const MissionScheduleForm = ({ known, isOver, isPromised }: Props) => {
  const t = useText()
  const [save] = useMutation(SaveMissionScheduleDocument, {
    refetchQueries: [MissionEditDocument],
    awaitRefetchQueries: true,
  })
  const form = useFields(missionScheduleOf(known))
  const panel = usePanelForm(form, {
    check: checkWith(missionScheduleForm),
    send: async (values) => {
      const { data } = await save({ variables: { id: known.id, ...missionScheduleRows(values) } })
      changed(data?.update_activation_by_pk)
      toasts.good('Mission schedule saved successfully')
    },
  })
  const { hasEnd, hasRunDays } = form.values
  return (
    <Locked when={isOver}>
      <FormPanel
        title="Mission schedule"
        text="The Mission opens on its start date. The start date can’t be in the past when you publish."
        {...panel}
      >
        <MomentInput
          label={t('Start date')}
          required
          firstTime="09:00"
          disabled={isPromised}
          {...form.bind('startDate')}
        />
        <Radio.Group
          label={t('Duration')}
          value={hasEnd ? 'fixed' : 'ongoing'}
          onChange={(value) => form.setFieldValue('hasEnd', value === 'fixed')}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="ongoing" label={t('Ongoing, with no end date')} />
            <Radio value="fixed" label={t('Until an end date')} />
          </Stack>
        </Radio.Group>
        {hasEnd && <MomentInput label={t('End date')} required firstTime="18:00" {...form.bind('endDate')} />}
        <Switch
          label={t('Time limit per creator')}
          description={t(
            'The time limit starts when a creator joins. Without a time limit, creators have until the Mission ends.',
          )}
          {...form.getInputProps('hasRunDays', { type: 'checkbox' })}
        />
        {hasRunDays && (
          <NumberField
            label={t('Days per creator')}
            required
            min={1}
            allowDecimal={false}
            maw={240}
            {...form.bind('runDays')}
          />
        )}
        <ReviewDaysField {...form.getInputProps('reviewDays')} />
      </FormPanel>
    </Locked>
  )
}
