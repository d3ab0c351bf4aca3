import { Select, Stack, Switch } from '@mantine/core'
import { requirementNames } from '@questboard/domain'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { ManyInput } from '../../components/ManyInput.tsx'
import { Notice } from '../../components/Notice.tsx'
import { NumberField } from '../../components/NumberField.tsx'
import { Panel } from '../../components/Panel.tsx'
import type { Form } from '../../lib/form.ts'
import { useText } from '../../lib/text.ts'
import type { OwnActivationsQuery, RequirementChoicesQuery } from './generated/RequirementFields.ts'
import type { RequirementValues } from './requirementRows.ts'

type Props = { form: Form<RequirementValues> }
type Choices = RequirementChoicesQuery
type Own = OwnActivationsQuery['activation']

const platforms = [
  ['Twitch', ['twitchFollowers', 'twitch_followers'], ['twitchAverageCcv', 'twitch_average_ccv']],
  [
    'YouTube',
    ['youtubeSubscribers', 'youtube_subscribers'],
    ['youtubeAverageVideoViews', 'youtube_average_video_views'],
    ['youtubeAverageShortViews', 'youtube_average_short_views'],
  ],
  [
    'TikTok',
    ['tiktokFollowers', 'tiktok_followers'],
    ['tiktokAverageShortViews', 'tiktok_average_short_views'],
  ],
] as const

export const Figures = ({ form }: Props) => {
  const t = useText()
  return (
    <Panel title="Channels" text="A creator must meet all numbers you enter for at least one platform.">
      <Stack>
        <Switch
          label={t('Allow all creators')}
          description={t('No follower or viewer numbers required. Region and language must still match.')}
          {...form.getInputProps('allowAllCreators', { type: 'checkbox' })}
        />
        {!form.values.allowAllCreators &&
          platforms.map(([platform, ...fields]) => (
            <FieldGrid key={platform}>
              {fields.map(([field, name]) => (
                <NumberField
                  key={field}
                  label={t(requirementNames[name])}
                  placeholder={t('Any')}
                  thousandSeparator=","
                  allowNegative={false}
                  allowDecimal={false}
                  hideControls
                  {...form.bind(field)}
                />
              ))}
            </FieldGrid>
          ))}
      </Stack>
    </Panel>
  )
}

export const Places = ({ form, choices }: Props & { choices: Choices }) => {
  const t = useText()
  const continents = new Map(choices.continent.map(({ code, name }) => [code, name]))
  return (
    <Panel
      title="Region and language"
      text="If you choose regions and languages, creators must be from one of the regions and make content in one of the languages."
    >
      <Stack>
        {form.values.allowAllCreators && (
          <Notice>“Allow all creators” still requires the region and language chosen here.</Notice>
        )}
        <FieldGrid>
          <ManyInput
            label={t('Continents')}
            none={t('Any continent')}
            choices={choices.continent.map(({ code, name }) => ({ value: code, label: name }))}
            {...form.bind('continents')}
          />
          <ManyInput
            label={t('Countries')}
            none={t('Any country')}
            choices={choices.country.map(({ code, name, continent_code }) => ({
              value: code,
              label: name,
              group: continents.get(continent_code) ?? continent_code,
            }))}
            {...form.bind('countries')}
          />
          <ManyInput
            label={t('Languages')}
            none={t('Any language')}
            choices={choices.language.map(({ code, name }) => ({ value: code, label: name }))}
            {...form.bind('languages')}
          />
        </FieldGrid>
      </Stack>
    </Panel>
  )
}

const choicesOf = (rows: readonly { id: string; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: id, label: name }))

export const Standing = ({ form, choices, own }: Props & { choices: Choices; own: Own }) => {
  const t = useText()
  const programs = own.filter(({ kind }) => kind === 'CREATOR_PROGRAM')
  const missions = own.filter(({ kind, status }) => kind === 'MISSION' && status !== 'draft')
  return (
    <Panel
      title="History with your company"
      text="Being on one of the chosen lists is enough, and so is completing one of the chosen Missions."
    >
      <FieldGrid>
        <ManyInput
          label={t('Creator lists')}
          none={t('Any creator')}
          choices={choicesOf(choices.creator_list)}
          {...form.bind('creatorListIds')}
        />
        <Select
          label={t('Member of a Creator Program')}
          placeholder={t('Not required')}
          clearable
          clearButtonProps={{ 'aria-label': t('Clear') }}
          data={choicesOf(programs)}
          {...form.getInputProps('programId')}
        />
        <ManyInput
          label={t('Completed Mission')}
          none={t('Not required')}
          choices={choicesOf(missions)}
          {...form.bind('completedMissionIds')}
        />
        <NumberField
          label={t('Completed activations')}
          placeholder={t('Not required')}
          allowNegative={false}
          allowDecimal={false}
          hideControls
          {...form.bind('activationsRequired')}
        />
      </FieldGrid>
    </Panel>
  )
}
