import { Radio, Stack, TextInput } from '@mantine/core'
import { type KeyBasics, keyContentDays } from '@questboard/domain'
import { FieldGrid } from '../../../components/FieldGrid.tsx'
import { MomentInput } from '../../../components/MomentInput.tsx'
import { Panel } from '../../../components/Panel.tsx'
import type { Form } from '../../../lib/form.ts'
import { useText } from '../../../lib/text.ts'
import { EmbargoFields } from '../EmbargoFields.tsx'

type Props = { form: Form<KeyBasics> }

const General = ({ form }: Props) => {
  const t = useText()
  return (
    <Panel title="Basics" text="The campaign’s name and visibility.">
      <Stack>
        <TextInput label={t('Name')} required maxLength={120} {...form.getInputProps('name')} />
        <Radio.Group label={t('Who can see this')} {...form.getInputProps('visibility')}>
          <Stack gap="xs" mt="xs">
            <Radio value="public" label={t('Everyone, and all creators can request keys')} />
            <Radio value="invite_only" label={t('Only creators you invite')} />
          </Stack>
        </Radio.Group>
      </Stack>
    </Panel>
  )
}

const Dates = ({ form }: Props) => {
  const t = useText()
  return (
    <Panel
      title="Dates"
      text={t(
        'Creators request and claim keys between these dates. After claiming, creators have {days} days to submit content, even if the campaign ends earlier.',
        { days: keyContentDays },
      )}
    >
      <Stack>
        <FieldGrid>
          <MomentInput label={t('Start date')} required firstTime="09:00" {...form.bind('startDate')} />
          <MomentInput label={t('End date')} required firstTime="18:00" {...form.bind('endDate')} />
        </FieldGrid>
        <EmbargoFields form={form} text="Nothing can go public before the embargo ends." />
      </Stack>
    </Panel>
  )
}

export const KeyBasicsFields = ({ form }: Props) => (
  <>
    <General form={form} />
    <Dates form={form} />
  </>
)
