import { useQuery } from '@apollo/client/react'
import { Radio, Stack, TextInput } from '@mantine/core'
import type { KeyBasics } from '@questboard/domain'
import { platformFamilyNames } from '@questboard/domain'
import { GameChoice } from '../../../cards/GameChoice.tsx'
import { DayInput } from '../../../components/DayInput.tsx'
import { FieldGrid } from '../../../components/FieldGrid.tsx'
import { ManyInput } from '../../../components/ManyInput.tsx'
import { MomentInput } from '../../../components/MomentInput.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { RichTextInput } from '../../../components/RichTextInput.tsx'
import type { Form } from '../../../lib/form.ts'
import { useText } from '../../../lib/text.ts'
import { EmbargoFields } from '../EmbargoFields.tsx'
import { PictureFields } from '../PictureFields.tsx'
import { KeyBasicsChoicesDocument } from './generated/KeyEdit.ts'
import { ImportFromSteam } from './ImportFromSteam.tsx'
import { type SteamField, steamFields } from './steamFields.ts'

type Props = { form: Form<KeyBasics> }

const General = ({ form }: Props) => {
  const t = useText()
  return (
    <Panel title="Basics" text="What creators see first.">
      <Stack>
        <TextInput label={t('Name')} required maxLength={120} {...form.getInputProps('name')} />
        <RichTextInput label={t('Description')} {...form.bind('description')} />
        <Radio.Group label={t('Who can see it')} {...form.getInputProps('visibility')}>
          <Stack gap="xs" mt="xs">
            <Radio value="public" label={t('Everyone, and all creators can ask for keys')} />
            <Radio value="invite_only" label={t('Only creators whom you invite')} />
          </Stack>
        </Radio.Group>
      </Stack>
    </Panel>
  )
}

const fillIn = (form: Form<KeyBasics>, changes: Partial<KeyBasics>): void => {
  const put = <K extends SteamField>(field: K): void => {
    const value = changes[field]
    if (value !== undefined) form.setFieldValue(field, value)
  }
  for (const field of steamFields) put(field)
}

const GameInfo = ({ form, game }: Props & { game: { id: string; name: string } | null }) => {
  const t = useText()
  const { data } = useQuery(KeyBasicsChoicesDocument)
  return (
    <Panel
      title="Game info"
      text="What the keys are for."
      actions={<ImportFromSteam basics={form.values} onFill={(changes) => fillIn(form, changes)} />}
    >
      <Stack>
        <FieldGrid>
          <GameChoice known={game} {...form.bind('gameId')} />
          <DayInput label={t('Planned release')} {...form.bind('plannedRelease')} />
        </FieldGrid>
        <FieldGrid>
          <ManyInput
            label={t('Platforms')}
            none={t('No platform')}
            choices={(data?.distribution_channel ?? []).map(({ id, name, family }) => ({
              value: id,
              label: name,
              group: platformFamilyNames[family ?? ''] ?? family ?? t('Other'),
            }))}
            {...form.bind('distributionChannelIds')}
          />
          <ManyInput
            label={t('Tags')}
            none={t('No tag')}
            choices={(data?.tag ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            {...form.bind('tagIds')}
          />
        </FieldGrid>
      </Stack>
    </Panel>
  )
}

const Dates = ({ form }: Props) => {
  const t = useText()
  return (
    <Panel
      title="Dates"
      text="Creators ask for keys and claim them between these days. Who has claimed has 30 days for content, beyond the end as well."
    >
      <Stack>
        <FieldGrid>
          <MomentInput label={t('Start date')} required firstTime="09:00" {...form.bind('startDate')} />
          <MomentInput label={t('End date')} required firstTime="18:00" {...form.bind('endDate')} />
        </FieldGrid>
        <EmbargoFields form={form} text="Nothing may be public before it ends." />
      </Stack>
    </Panel>
  )
}

export const KeyBasicsFields = ({ form, game }: Props & { game: { id: string; name: string } | null }) => (
  <>
    <General form={form} />
    <GameInfo form={form} game={game} />
    <Dates form={form} />
    <PictureFields
      name={form.values.name}
      values={form.values}
      onChange={(field, url) => form.setFieldValue(field, url)}
    />
  </>
)
