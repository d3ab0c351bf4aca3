import { Stack, TextInput } from '@mantine/core'
import { type MissionDetails, missionGamesMost } from '@questboard/domain'
import { Panel } from '../../../components/Panel.tsx'
import { RichTextInput } from '../../../components/RichTextInput.tsx'
import type { Form } from '../../../lib/form.ts'
import { useText } from '../../../lib/text.ts'
import { GamesChoice } from '../../../shared/pickers/GamesChoice.tsx'
import { PictureFields } from '../PictureFields.tsx'

type Props = {
  form: Form<MissionDetails>
  games: readonly { id: string; name: string }[]
  /** True after the first creator has joined, because participants rely on the current games. */
  isJoined?: boolean
}

export const MissionDetailsFields = ({ form, games, isJoined = false }: Props) => {
  const t = useText()
  return (
    <>
      <Panel title="Details" text="Creators see this first.">
        <Stack>
          <TextInput label={t('Title')} required maxLength={120} {...form.getInputProps('name')} />
          <GamesChoice
            known={games}
            required
            maxValues={missionGamesMost}
            kept={isJoined ? games.map(({ id }) => id) : []}
            description={t(
              isJoined
                ? 'Creators have already joined, so you can add games (up to 20) but can’t remove games.'
                : '1 to 20 games: content of any of them counts.',
            )}
            {...form.bind('gameIds')}
          />
          <RichTextInput label={t('Description')} {...form.bind('description')} />
        </Stack>
      </Panel>
      <PictureFields
        name={form.values.name}
        values={form.values}
        onChange={(field, url) => form.setFieldValue(field, url)}
      />
    </>
  )
}
