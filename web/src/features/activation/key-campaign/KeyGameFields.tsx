import { Stack } from '@mantine/core'
import { type KeyGame, platformFamilyNames } from '@questboard/domain'
import { DayInput } from '../../../components/DayInput.tsx'
import { FieldGrid } from '../../../components/FieldGrid.tsx'
import { ManyInput } from '../../../components/ManyInput.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { RichTextInput } from '../../../components/RichTextInput.tsx'
import type { Form } from '../../../lib/form.ts'
import { useText } from '../../../lib/text.ts'
import { GameChoice } from '../../../shared/pickers/GameChoice.tsx'
import { PictureFields } from '../PictureFields.tsx'
import type { KeyGame_ActivationFragment, KeyGameChoicesQuery } from './generated/KeyEdit.ts'
import { ImportFromSteam } from './ImportFromSteam.tsx'
import { type SteamField, steamFields } from './steamFields.ts'

type Props = {
  form: Form<KeyGame>
  known: Pick<KeyGame_ActivationFragment, 'name' | 'game'>
  choices: KeyGameChoicesQuery
}

const fillIn = (form: Form<KeyGame>, changes: Partial<KeyGame>): void => {
  const put = <K extends SteamField>(field: K): void => {
    const value = changes[field]
    if (value !== undefined) form.setFieldValue(field, value)
  }
  for (const field of steamFields) put(field)
}

const About = ({ form, known, choices }: Props) => {
  const t = useText()
  return (
    <Panel
      title="Game info"
      text="The game the keys unlock, and what creators see about the game."
      actions={<ImportFromSteam before={form.values} onFill={(changes) => fillIn(form, changes)} />}
    >
      <Stack>
        <FieldGrid>
          <GameChoice known={known.game} {...form.bind('gameId')} />
          <DayInput label={t('Planned release')} {...form.bind('plannedRelease')} />
        </FieldGrid>
        <FieldGrid>
          <ManyInput
            label={t('Platforms')}
            none={t('No platform')}
            choices={choices.distribution_channel.map(({ id, name, family }) => ({
              value: id,
              label: name,
              group: platformFamilyNames[family ?? ''] ?? family ?? t('Other'),
            }))}
            {...form.bind('distributionChannelIds')}
          />
          <ManyInput
            label={t('Tags')}
            none={t('No tag')}
            choices={choices.tag.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.bind('tagIds')}
          />
        </FieldGrid>
        <RichTextInput label={t('Description')} {...form.bind('description')} />
      </Stack>
    </Panel>
  )
}

/** This step contains all fields that a store import can fill, so that the user can check and save them together. */
export const KeyGameFields = (props: Props) => {
  const { form, known } = props
  return (
    <>
      <About {...props} />
      <PictureFields
        name={known.name}
        values={form.values}
        onChange={(field, url) => form.setFieldValue(field, url)}
      />
    </>
  )
}
